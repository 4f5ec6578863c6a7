// The error page. [SHL-02]
import type { PageOf } from "../page/model.ts";

export default function ErrorScreen({ page }: { readonly page: PageOf<"error"> }) {
  return <h1>{page.data.status}</h1>;
}
