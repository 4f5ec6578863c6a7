// Generated from openapi/content.yaml by `npm run generate`; never edited.
export interface paths {
    readonly "/auth/local": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        /** Answers a jwt for an identifier and its password. */
        readonly post: operations["login"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/auth/local/register": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        /**
         * Makes an account.
         * @description Without a jwt in the answer the account waits for the confirmation of its e-mail address.
         */
        readonly post: operations["register"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/auth/forgot-password": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        /** Sends a mail with a code, if there is such an account. */
        readonly post: operations["forgotPassword"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/auth/reset-password": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        /** Sets a new password with the code of that mail. */
        readonly post: operations["resetPassword"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/auth/change-password": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        /** Sets a new password; every older token ends. */
        readonly post: operations["changePassword"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/auth/send-email-confirmation": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        /** Sends the confirmation mail again. */
        readonly post: operations["sendEmailConfirmation"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/auth/email-confirmation": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /** Follows the link of the confirmation mail. */
        readonly get: operations["confirmEmail"];
        readonly put?: never;
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/auth/{provider}/callback": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /**
         * A jwt for the access token of a social login.
         * @description No provider is switched on by default.
         */
        readonly get: operations["providerCallback"];
        readonly put?: never;
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/users/me": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /**
         * The user of the token.
         * @description 403 without a token, 401 with one that does not hold.
         */
        readonly get: operations["readUser"];
        readonly put?: never;
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
}
export type webhooks = Record<string, never>;
export interface components {
    schemas: {
        readonly Error: {
            readonly data: null;
            readonly error: {
                readonly status: number;
                readonly name: string;
                readonly message: string;
                readonly details?: {
                    readonly [key: string]: unknown;
                };
            };
        };
        /** @description All fields, or those that `fields` names with the two ids. */
        readonly User: {
            readonly id: number;
            readonly documentId: string;
            readonly username?: string;
            readonly email?: string;
            readonly provider?: string;
            readonly confirmed?: boolean;
            readonly blocked?: boolean;
            /** Format: date-time */
            readonly createdAt?: string;
            /** Format: date-time */
            readonly updatedAt?: string;
            /** Format: date-time */
            readonly publishedAt?: string;
        };
        readonly Session: {
            readonly jwt?: string;
            readonly user: components["schemas"]["User"];
        };
        readonly Ok: {
            /** @constant */
            readonly ok: true;
        };
        readonly Sent: {
            readonly email: string;
            /** @constant */
            readonly sent: true;
        };
        readonly Login: {
            readonly identifier: string;
            readonly password: string;
        };
        readonly Register: {
            readonly username: string;
            readonly email: string;
            readonly password: string;
        };
        readonly Email: {
            readonly email: string;
        };
        readonly ResetPassword: {
            readonly code: string;
            readonly password: string;
            readonly passwordConfirmation: string;
        };
        readonly ChangePassword: {
            readonly currentPassword: string;
            readonly password: string;
            readonly passwordConfirmation: string;
        };
    };
    responses: {
        /** @description Strapi's error payload. */
        readonly Error: {
            headers: {
                readonly [name: string]: unknown;
            };
            content: {
                /**
                 * @example {
                 *       "data": null,
                 *       "error": {
                 *         "status": 400,
                 *         "name": "ValidationError",
                 *         "message": "Invalid identifier or password",
                 *         "details": {}
                 *       }
                 *     }
                 */
                readonly "application/json": components["schemas"]["Error"];
            };
        };
    };
    parameters: never;
    requestBodies: never;
    headers: never;
    pathItems: never;
}
export type $defs = Record<string, never>;
export interface operations {
    readonly login: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody: {
            readonly content: {
                /**
                 * @example {
                 *       "identifier": "ada@example.test",
                 *       "password": "Passw0rd-one"
                 *     }
                 */
                readonly "application/json": components["schemas"]["Login"];
                readonly "application/x-www-form-urlencoded": components["schemas"]["Login"];
            };
        };
        readonly responses: {
            /** @description Done. */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "jwt": "eyJhbGciOiJIUzI1NiJ9.eyJpZCI6MX0.c2ln",
                     *       "user": {
                     *         "id": 1,
                     *         "documentId": "uiyqyl2wlgl69mby483ng1ct",
                     *         "username": "ada",
                     *         "email": "ada@example.test",
                     *         "provider": "local",
                     *         "confirmed": true,
                     *         "blocked": false,
                     *         "createdAt": "2026-11-21T01:17:54.848Z",
                     *         "updatedAt": "2026-11-21T01:17:54.848Z",
                     *         "publishedAt": "2026-11-21T01:17:54.718Z"
                     *       }
                     *     }
                     */
                    readonly "application/json": components["schemas"]["Session"];
                };
            };
            readonly "4XX": components["responses"]["Error"];
            readonly "5XX": components["responses"]["Error"];
        };
    };
    readonly register: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody: {
            readonly content: {
                /**
                 * @example {
                 *       "username": "ada@example.test",
                 *       "email": "ada@example.test",
                 *       "password": "Passw0rd-one"
                 *     }
                 */
                readonly "application/json": components["schemas"]["Register"];
                readonly "application/x-www-form-urlencoded": components["schemas"]["Register"];
            };
        };
        readonly responses: {
            /** @description Done. */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "jwt": "eyJhbGciOiJIUzI1NiJ9.eyJpZCI6MX0.c2ln",
                     *       "user": {
                     *         "id": 1,
                     *         "documentId": "uiyqyl2wlgl69mby483ng1ct",
                     *         "username": "ada",
                     *         "email": "ada@example.test",
                     *         "provider": "local",
                     *         "confirmed": true,
                     *         "blocked": false,
                     *         "createdAt": "2026-11-21T01:17:54.848Z",
                     *         "updatedAt": "2026-11-21T01:17:54.848Z",
                     *         "publishedAt": "2026-11-21T01:17:54.718Z"
                     *       }
                     *     }
                     */
                    readonly "application/json": components["schemas"]["Session"];
                };
            };
            readonly "4XX": components["responses"]["Error"];
            readonly "5XX": components["responses"]["Error"];
        };
    };
    readonly forgotPassword: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody: {
            readonly content: {
                /**
                 * @example {
                 *       "email": "ada@example.test"
                 *     }
                 */
                readonly "application/json": components["schemas"]["Email"];
                readonly "application/x-www-form-urlencoded": components["schemas"]["Email"];
            };
        };
        readonly responses: {
            /** @description Done. */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "ok": true
                     *     }
                     */
                    readonly "application/json": components["schemas"]["Ok"];
                };
            };
            readonly "4XX": components["responses"]["Error"];
            readonly "5XX": components["responses"]["Error"];
        };
    };
    readonly resetPassword: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody: {
            readonly content: {
                /**
                 * @example {
                 *       "code": "3ddc8f32",
                 *       "password": "Passw0rd-two",
                 *       "passwordConfirmation": "Passw0rd-two"
                 *     }
                 */
                readonly "application/json": components["schemas"]["ResetPassword"];
                readonly "application/x-www-form-urlencoded": components["schemas"]["ResetPassword"];
            };
        };
        readonly responses: {
            /** @description Done. */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "jwt": "eyJhbGciOiJIUzI1NiJ9.eyJpZCI6MX0.c2ln",
                     *       "user": {
                     *         "id": 1,
                     *         "documentId": "uiyqyl2wlgl69mby483ng1ct",
                     *         "username": "ada",
                     *         "email": "ada@example.test",
                     *         "provider": "local",
                     *         "confirmed": true,
                     *         "blocked": false,
                     *         "createdAt": "2026-11-21T01:17:54.848Z",
                     *         "updatedAt": "2026-11-21T01:17:54.848Z",
                     *         "publishedAt": "2026-11-21T01:17:54.718Z"
                     *       }
                     *     }
                     */
                    readonly "application/json": components["schemas"]["Session"];
                };
            };
            readonly "4XX": components["responses"]["Error"];
            readonly "5XX": components["responses"]["Error"];
        };
    };
    readonly changePassword: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody: {
            readonly content: {
                /**
                 * @example {
                 *       "currentPassword": "Passw0rd-one",
                 *       "password": "Passw0rd-two",
                 *       "passwordConfirmation": "Passw0rd-two"
                 *     }
                 */
                readonly "application/json": components["schemas"]["ChangePassword"];
                readonly "application/x-www-form-urlencoded": components["schemas"]["ChangePassword"];
            };
        };
        readonly responses: {
            /** @description Done. */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "jwt": "eyJhbGciOiJIUzI1NiJ9.eyJpZCI6MX0.c2ln",
                     *       "user": {
                     *         "id": 1,
                     *         "documentId": "uiyqyl2wlgl69mby483ng1ct",
                     *         "username": "ada",
                     *         "email": "ada@example.test",
                     *         "provider": "local",
                     *         "confirmed": true,
                     *         "blocked": false,
                     *         "createdAt": "2026-11-21T01:17:54.848Z",
                     *         "updatedAt": "2026-11-21T01:17:54.848Z",
                     *         "publishedAt": "2026-11-21T01:17:54.718Z"
                     *       }
                     *     }
                     */
                    readonly "application/json": components["schemas"]["Session"];
                };
            };
            readonly "4XX": components["responses"]["Error"];
            readonly "5XX": components["responses"]["Error"];
        };
    };
    readonly sendEmailConfirmation: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody: {
            readonly content: {
                /**
                 * @example {
                 *       "email": "ada@example.test"
                 *     }
                 */
                readonly "application/json": components["schemas"]["Email"];
                readonly "application/x-www-form-urlencoded": components["schemas"]["Email"];
            };
        };
        readonly responses: {
            /** @description Done. */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "email": "ada@example.test",
                     *       "sent": true
                     *     }
                     */
                    readonly "application/json": components["schemas"]["Sent"];
                };
            };
            readonly "4XX": components["responses"]["Error"];
            readonly "5XX": components["responses"]["Error"];
        };
    };
    readonly confirmEmail: {
        readonly parameters: {
            readonly query: {
                readonly confirmation: string;
            };
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description Confirmed; leads to the shop. */
            readonly 302: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content?: never;
            };
            readonly "4XX": components["responses"]["Error"];
            readonly "5XX": components["responses"]["Error"];
        };
    };
    readonly providerCallback: {
        readonly parameters: {
            readonly query?: {
                readonly access_token?: string;
            };
            readonly header?: never;
            readonly path: {
                readonly provider: string;
            };
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description Done. */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "jwt": "eyJhbGciOiJIUzI1NiJ9.eyJpZCI6MX0.c2ln",
                     *       "user": {
                     *         "id": 1,
                     *         "documentId": "uiyqyl2wlgl69mby483ng1ct",
                     *         "username": "ada",
                     *         "email": "ada@example.test",
                     *         "provider": "local",
                     *         "confirmed": true,
                     *         "blocked": false,
                     *         "createdAt": "2026-11-21T01:17:54.848Z",
                     *         "updatedAt": "2026-11-21T01:17:54.848Z",
                     *         "publishedAt": "2026-11-21T01:17:54.718Z"
                     *       }
                     *     }
                     */
                    readonly "application/json": components["schemas"]["Session"];
                };
            };
            readonly "4XX": components["responses"]["Error"];
            readonly "5XX": components["responses"]["Error"];
        };
    };
    readonly readUser: {
        readonly parameters: {
            readonly query?: {
                /** @description `*`, a name or names in brackets; what the role may not see is left out. */
                readonly populate?: unknown;
                /** @description Only these fields, as `fields[0]=username`. */
                readonly fields?: string | readonly string[];
            };
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description Done. */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "id": 1,
                     *       "documentId": "uiyqyl2wlgl69mby483ng1ct",
                     *       "username": "ada",
                     *       "email": "ada@example.test",
                     *       "provider": "local",
                     *       "confirmed": true,
                     *       "blocked": false,
                     *       "createdAt": "2026-11-21T01:17:54.848Z",
                     *       "updatedAt": "2026-11-21T01:17:54.848Z",
                     *       "publishedAt": "2026-11-21T01:17:54.718Z"
                     *     }
                     */
                    readonly "application/json": components["schemas"]["User"];
                };
            };
            readonly "4XX": components["responses"]["Error"];
            readonly "5XX": components["responses"]["Error"];
        };
    };
}
