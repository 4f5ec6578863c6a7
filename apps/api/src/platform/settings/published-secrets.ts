// Secrets that stand in public examples: good for trying out, refused as soon as the shop is open to others. [OPS-07]

const published: readonly string[] = [
  "only-for-trying-out-only-for-trying-out",
  "only-for-trying-out",
  "change-me",
  "changeme",
  "kontor",
  "postgres",
  "password",
  "secret",
];

/** Also what is one of them over and over. */
const isPublished = (secret: string): boolean =>
  published.some(
    (known) =>
      known !== "" &&
      secret
        .toLowerCase()
        .replaceAll(known, "")
        .replaceAll(/[\s_-]/g, "") === "",
  );

const passwordIn = (url: string | null): string | null => {
  const read = URL.parse(url ?? "");
  if (read === null) return null;
  return decodeURIComponent(read.password || (read.searchParams.get("password") ?? ""));
};

interface Secrets {
  readonly publicUrl: string;
  readonly sessionSecret: string | null;
  readonly deliveryKey: string | null;
  readonly databaseUrl: string | null;
  readonly smtpUrl: string | null;
}

/** A sentence for each published secret, when the shop is reached over https. */
export const publishedSecrets = ({
  publicUrl,
  sessionSecret,
  deliveryKey,
  databaseUrl,
  smtpUrl,
}: Secrets): readonly string[] => {
  if (!publicUrl.startsWith("https:")) return [];
  const sentence = (name: string): string =>
    `${name} holds a secret that is published as an example, but PUBLIC_URL is https: set one of your own, such as from \`openssl rand -hex 32\`.`;
  const known = (secret: string | null): boolean => secret !== null && secret !== "" && isPublished(secret);
  return [
    ...(known(sessionSecret) ? [sentence("SESSION_SECRET")] : []),
    ...(known(deliveryKey) ? [sentence("DELIVERY_KEY")] : []),
    ...(known(passwordIn(databaseUrl)) ? [sentence("DATABASE_URL")] : []),
    ...(known(passwordIn(smtpUrl)) ? [sentence("SMTP_URL")] : []),
  ];
};
