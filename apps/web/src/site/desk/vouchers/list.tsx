// The list of vouchers: what each is worth and until when; those that are chosen end at once, which one press takes back. [CRT-04] [DSK-05]
import { ActButton } from "../act.tsx";
import { KindList } from "../kind-list.tsx";
import { OnMany } from "../on-many.tsx";
import { useKind } from "../use-kind.tsx";
import { lastDay, limitAct, makeAct, stale, type VoucherRow } from "./acts.ts";

const looks = { used: "plain", over: "plain", planned: "deal" } as const;

export const VoucherList = () => {
  const { t, send, zone, moment } = useKind("vouchers");
  const acting = { send, t };
  const until = ({ validUntil }: VoucherRow): string => (validUntil === null ? t("noEnd") : moment(validUntil));
  const limited = (row: VoucherRow) =>
    send("PUT", "/shop/admin/vouchers/{code}/limit", {
      path: { code: row.code },
      body: { until: lastDay(row, zone), reason: t("act.end.undone") },
    });
  return (
    <KindList
      kind="vouchers"
      cells={{ validUntil: until }}
      card={[
        ["code", "value"],
        ["validUntil", "deviations"],
      ]}
      looks={looks}
      nameOf={({ code }) => code}
      hrefOf={() => undefined}
      more={<ActButton act={makeAct(acting)} />}
      acts={(chosen, clear) => (
        <>
          <OnMany
            rows={chosen}
            nameOf={({ code }) => code}
            label={t("act.end.title")}
            done={(count) => t("act.end.done", { count })}
            run={({ code }) => send("PUT", "/shop/admin/vouchers/{code}/ended", { path: { code } })}
            undo={limited}
            stale={stale}
            clear={clear}
          />
          {chosen
            .slice(0, 1)
            .map((row) => (chosen.length === 1 ? <ActButton key={row.id} act={limitAct(row, zone, acting)} /> : null))}
        </>
      )}
    />
  );
};
