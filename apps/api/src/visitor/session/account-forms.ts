// What the account calls ask of their bodies, in the words of Strapi 5 as they were recorded. [API-02]
import { type EmailAddress, emailTyped, readTypedEmail } from "@kontor/domain/kernel/text";
import { identifierTyped, isOwnName, password, passwordRepeat } from "@kontor/domain/visitor/session";
import * as Result from "effect/Result";
import { fieldsRefused, StrapiError, type FieldFault } from "../../platform/http/strapi-error.ts";

type Texts<Name extends string> = Readonly<Record<Name, string>>;

const fieldsOf = (body: unknown): Readonly<Record<string, unknown>> =>
  typeof body === "object" && body !== null && !Array.isArray(body) ? (body as Record<string, unknown>) : {};

/** Every field a text that is not empty; faults in the order of `names`. */
const texts = <const Name extends string>(
  body: unknown,
  names: readonly Name[],
  further: (values: Readonly<Record<string, string>>) => readonly FieldFault[],
): Texts<Name> => {
  const given = fieldsOf(body);
  const missing = names.flatMap((field): readonly FieldFault[] => {
    const value = given[field];
    if (value === undefined || value === null || value === "")
      return [{ field, message: `${field} is a required field` }];
    return typeof value === "string"
      ? []
      : [
          {
            field,
            message: `${field} must be a \`string\` type, but the final value was: \`${JSON.stringify(value).slice(0, 100)}\`.`,
          },
        ];
  });
  const present = Object.fromEntries(
    Object.entries(given).filter((entry): entry is [string, string] => typeof entry[1] === "string" && entry[1] !== ""),
  );
  const faults = [...missing, ...further(present)];
  if (faults.length > 0) throw fieldsRefused(faults);
  return present as Texts<Name>;
};

const shorterThan = (field: string, value: string | undefined, minimum: number): readonly FieldFault[] =>
  value !== undefined && [...value].length < minimum
    ? [{ field, message: `${field} must be at least ${minimum} characters`, value }]
    : [];

/** The domain's rule in Strapi's words. */
const passwordFaults = ({ password: value }: Readonly<Record<string, string>>): readonly FieldFault[] => {
  const taken = value === undefined ? null : password(value);
  if (value === undefined || taken === null || Result.isSuccess(taken)) return [];
  const { failure } = taken;
  return failure._tag === "PasswordTooShort"
    ? [{ field: "password", message: `password must be at least ${failure.minimum} characters`, value }]
    : [
        {
          field: "password",
          message: `Password must be less than ${failure.maximum + 1} bytes`,
          value: value.slice(0, 80),
        },
      ];
};

const notEmail = (value: string | undefined): readonly FieldFault[] =>
  value !== undefined && readTypedEmail(value) === null
    ? [{ field: "email", message: "email must be a valid email", value: value.slice(0, 200) }]
    : [];

const anothersAddress = ({ username, email }: Readonly<Record<string, string>>): readonly FieldFault[] =>
  username !== undefined && email !== undefined && !isOwnName(username, email)
    ? [
        {
          field: "username",
          message: "username must not contain @ unless it is your own email",
          value: username.slice(0, 100),
        },
      ]
    : [];

const differ = ({ password: first, passwordConfirmation }: Readonly<Record<string, string>>): readonly FieldFault[] =>
  first !== undefined &&
  passwordConfirmation !== undefined &&
  Result.isFailure(passwordRepeat(passwordConfirmation, first))
    ? [{ field: "passwordConfirmation", message: "Passwords do not match", value: passwordConfirmation.slice(0, 80) }]
    : [];

export const loginForm = (body: unknown): Texts<"identifier" | "password"> =>
  withRead(
    "identifier",
    identifierTyped,
    texts(body, ["identifier", "password"], () => []),
  );

/** The form with one field as its rule reads it. */
const withRead = <Name extends string>(
  field: NoInfer<Name>,
  read: (typed: string) => string,
  form: Texts<Name>,
): Texts<Name> => ({ ...form, [field]: read(form[field]) });

export const registerForm = (body: unknown): Texts<"username" | "password"> & { readonly email: EmailAddress } => {
  const known = ["username", "email", "password"];
  const unknown = Object.keys(fieldsOf(body)).filter((key) => !known.includes(key));
  if (unknown.length > 0)
    throw new StrapiError(
      400,
      "ValidationError",
      `Invalid parameters: ${unknown
        .slice(0, 20)
        .map((key) => key.slice(0, 40))
        .join(", ")}`,
    );
  const {
    username,
    email,
    password: chosen,
  } = texts(body, ["email", "username", "password"], (given) => [
    ...notEmail(given["email"]),
    ...shorterThan("username", given["username"], 3),
    ...anothersAddress(given),
    ...passwordFaults(given),
  ]);
  if (username.length > 100)
    throw fieldsRefused([{ field: "username", message: "username must be at most 100 characters" }]);
  const address = emailTyped(email);
  return {
    username: username === email ? address : username,
    email: address.toLowerCase() as EmailAddress,
    password: chosen,
  };
};

/** Of forgotten passwords and confirmation mails. */
export const emailAlone = (body: unknown): Texts<"email"> =>
  withRead(
    "email",
    emailTyped,
    texts(body, ["email"], ({ email }) => notEmail(email)),
  );

export const resetForm = (body: unknown): Texts<"code" | "password" | "passwordConfirmation"> =>
  texts(body, ["passwordConfirmation", "password", "code"], (given) => [...passwordFaults(given), ...differ(given)]);

export const changeForm = (body: unknown): Texts<"currentPassword" | "password" | "passwordConfirmation"> =>
  texts(body, ["passwordConfirmation", "password", "currentPassword"], (given) => [
    ...passwordFaults(given),
    ...differ(given),
  ]);
