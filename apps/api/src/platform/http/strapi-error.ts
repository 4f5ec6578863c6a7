// Errors of the account calls, in the shape and words of Strapi 5. [API-02]

/** An error payload of the content system, as the recordings show it. */
export class StrapiError extends Error {
  readonly status: number;
  readonly strapiName: string;
  readonly details: Readonly<Record<string, unknown>> | null;
  constructor(status: number, name: string, message: string, details: Readonly<Record<string, unknown>> | null = {}) {
    super(message);
    this.name = "StrapiError";
    this.status = status;
    this.strapiName = name;
    this.details = details;
  }
}

export interface StrapiBody {
  readonly data: null;
  readonly error: {
    readonly status: number;
    readonly name: string;
    readonly message: string;
    readonly details?: Readonly<Record<string, unknown>>;
  };
}

export const strapiBody = (error: StrapiError): StrapiBody => ({
  data: null,
  error: {
    status: error.status,
    name: error.strapiName,
    message: error.message,
    ...(error.details === null ? {} : { details: error.details }),
  },
});

export const forbidden = (): StrapiError => new StrapiError(403, "ForbiddenError", "Forbidden");
export const unauthorized = (message: string): StrapiError => new StrapiError(401, "UnauthorizedError", message);
export const notFound = (): StrapiError => new StrapiError(404, "NotFoundError", "Not Found");
export const methodNotAllowed = (): StrapiError => new StrapiError(405, "MethodNotAllowedError", "Method Not Allowed");
export const applicationError = (message: string): StrapiError => new StrapiError(400, "ApplicationError", message);
export const validationError = (message: string): StrapiError => new StrapiError(400, "ValidationError", message);
export const tooManyRequests = (): StrapiError =>
  new StrapiError(429, "RateLimitError", "Too many requests, please try again later.");

/** A refused field: its path, what is wrong, and what was sent (never of a password that is long, to keep answers small). */
export interface FieldFault {
  readonly field: string;
  readonly message: string;
  readonly value?: string;
}

/** One fault speaks for itself; several are counted. */
export const fieldsRefused = (faults: readonly FieldFault[]): StrapiError =>
  new StrapiError(
    400,
    "ValidationError",
    faults.length === 1 ? (faults[0]?.message ?? "") : `${faults.length} errors occurred`,
    {
      errors: faults.map(({ field, message, value }) => ({
        path: [field],
        message,
        name: "ValidationError",
        ...(value === undefined ? {} : { value }),
      })),
    },
  );
