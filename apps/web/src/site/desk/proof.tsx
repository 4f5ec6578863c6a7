// Who is at the screen: asked in the dialog of an act that needs to know it freshly, by passkey, code or password. [SES-07]
import { useMutation, useQuery } from "@tanstack/react-query";
import { Button } from "@kontor/ui/button";
import { Notice } from "@kontor/ui/notice";
import { provePasskey } from "../../visitor/second-factor/passkey-calls.ts";
import { Control, Problem } from "./control.tsx";
import { factorQuery } from "./queries.ts";
import { useDesk } from "./use-desk.ts";
import { useDeskTexts } from "./texts.ts";

export const Proof = ({ onProved, onCancel }: { readonly onProved: () => void; readonly onCancel: () => void }) => {
  const t = useDeskTexts();
  const {
    send,
    given: { locale },
  } = useDesk();
  const factor = useQuery(factorQuery(send));
  const hasCodes = factor.data !== undefined && factor.data.setAt !== null;
  const byValue = useMutation({
    mutationFn: (value: string) =>
      send("POST", "/shop/staff/proof", { body: { by: hasCodes ? "code" : "password", value } }),
    onSuccess: onProved,
  });
  const byPasskey = useMutation({
    mutationFn: async () => {
      const outcome = await provePasskey(locale);
      if (outcome !== "done") throw new Error(typeof outcome === "string" ? t("proof.passkeyFailed") : outcome.refused);
    },
    onSuccess: onProved,
  });
  if (factor.isPending) return <p role="status">{t("pending")}</p>;
  return (
    <form
      className="k-form"
      onSubmit={(event) => {
        event.preventDefault();
        byValue.mutate(String(new FormData(event.currentTarget).get("proof") ?? ""));
      }}
    >
      <p>{t("proof.text")}</p>
      {byValue.isError ? <Problem error={byValue.error} /> : null}
      {byPasskey.isError ? <Notice kind="stop" role="alert" title={byPasskey.error.message} /> : null}
      {(factor.data?.passkeys ?? []).length === 0 ? null : (
        <Button busy={byPasskey.isPending} onClick={() => byPasskey.mutate()}>
          {t("proof.passkey")}
        </Button>
      )}
      <Control
        key={hasCodes ? "code" : "password"}
        field={{
          name: "proof",
          label: t(hasCodes ? "proof.code" : "proof.password"),
          kind: hasCodes ? "code" : "password",
        }}
      />
      <div className="k-dialog-actions">
        <Button type="submit" busy={byValue.isPending}>
          {t("proof.button")}
        </Button>
        <Button kind="secondary" onClick={onCancel}>
          {t("back")}
        </Button>
      </div>
    </form>
  );
};
