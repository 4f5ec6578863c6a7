// What is paid online, as the head of its page and its heading say it alike. [PAY-04]
interface Titled {
  readonly invoice: string | null;
  readonly link: string | null;
  readonly order: string | null;
  readonly number: string;
  readonly refused: string | null;
}

export const payTitle = (
  t: (key: string, values: { readonly number: string }) => string,
  { refused, order, invoice, link, number }: Titled,
): string => {
  if (refused !== null || order !== null) return t("online.linkTitle", { number });
  return t(invoice === null && link === null ? "online.titleAll" : "online.title", { number });
};
