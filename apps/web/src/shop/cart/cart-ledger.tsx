// The ledger of the cart with its voucher, and the way on: what is typed goes along, and a change on its way is not overtaken. [CRT-01] [CRT-04] [CHK-01]
import { type MouseEvent, useEffect, useState } from "react";
import type { CartEvent, CartIntent } from "@kontor/domain/shop/cart";
import type { Prices } from "@kontor/domain/shop/pricing";
import { buttonLook } from "@kontor/ui/button";
import { useTexts } from "../../platform/texts/texts.tsx";
import { PageLink } from "../../shell/page-link.tsx";
import { OrderLedger } from "../pricing/order-ledger.tsx";
import { takenAlong, useFields } from "./goes-along.ts";
import { plainForm } from "./press.tsx";
import { type CartShown, isSent, type ShownRefusals, triedVoucher, type WayOn } from "./shown.ts";
import { Voucher } from "./voucher.tsx";
import * as styles from "./cart.module.css";

/** What keeps the visitor here is shown, once it is drawn. */
const showRefused = (): void =>
  void requestAnimationFrame(() =>
    document.querySelector<HTMLElement>("main .k-notice button,main [aria-invalid]")?.focus(),
  );

interface WayOnUse {
  readonly onward: WayOn | null;
  /** Whether a later step led back here for what is lacking. */
  readonly isStopped: boolean;
  readonly leaving: CartShown["leaving"];
  readonly send: (event: CartEvent) => void;
  readonly isPending: () => boolean;
}

/** The way on from the cart, which the machine decides about while a change is on its way. */
export const useWayOn = ({ onward, isStopped, leaving, send, isPending }: WayOnUse) => {
  const [stopped, setStopped] = useState(isStopped);
  const fields = useFields();
  // What is typed goes along, and a change on its way is not overtaken by the way on; what a left field committed just now is on its way, too.
  const leave = (event: MouseEvent, isOpen: boolean): void => {
    const isRefused = takenAlong(fields) === "refused";
    if (isOpen && !isRefused && !isPending()) return;
    event.preventDefault();
    if (isRefused) showRefused();
    else if (isPending()) send({ type: "cart.leave" });
    else {
      setStopped(true);
      document.getElementById(onward?.lacking[0] ?? "")?.focus();
    }
  };
  useEffect(() => {
    if (leaving?.kind === "confirmed") document.getElementById("go-on")?.click();
    if (leaving?.kind === "stopped") showRefused();
  }, [leaving]);
  return { onward, fields, leave, isStopped: stopped };
};

type Way = ReturnType<typeof useWayOn>;

interface GoOnProps {
  readonly way: Way;
  readonly label: string;
  readonly look: ReturnType<typeof buttonLook>;
  readonly id?: string;
}

/** Without scripts the way on sends what is typed. */
export const GoOn = ({ way: { onward, leave }, label, look, id }: GoOnProps) =>
  onward === null ? null : (
    <>
      <span className={styles.onward} data-scripted="">
        {onward.isOpen ? (
          // biome-ignore lint/a11y/noStaticElementInteractions: the link inside is what is pressed.
          // biome-ignore lint/a11y/useKeyWithClickEvents: a link is followed by a click, however it is pressed.
          <span className={styles.onward} onClickCapture={(event) => leave(event, true)}>
            <PageLink {...(id === undefined ? {} : { id })} href={onward.href} {...look}>
              {label}
            </PageLink>
          </span>
        ) : (
          <a id={id} href={onward.href} {...look} onClick={(event) => leave(event, false)}>
            {label}
          </a>
        )}
      </span>
      <noscript>
        {import.meta.env.SSR ? (
          <button {...look} id={id && `${id}-plain`} type="submit" form={plainForm} name="on" value={onward.step}>
            {label}
          </button>
        ) : null}
      </noscript>
    </>
  );

interface CartLedgerProps {
  readonly shown: CartShown;
  readonly quote: Prices;
  readonly title: (subject: string) => string;
  readonly way: Way;
  readonly refusals: ShownRefusals;
  /** By which ways one pays. [PAY-03] */
  readonly payment: string;
  readonly onChange: (intent: CartIntent) => void;
}

export const CartLedger = ({ shown, quote, title, way, refusals, payment, onChange }: CartLedgerProps) => {
  const t = useTexts("cart");
  const { page, state, announced } = shown;
  const code = page.cart?.voucher ?? null;
  return (
    <section
      className="sheet"
      aria-labelledby="ledger-title"
      aria-busy={state === "sending" || state === "waiting" || undefined}
    >
      <div className={styles.ledgerHead}>
        <h2 id="ledger-title">{t("yourOrder")}</h2>
        {state === "sending" ? (
          <span className={styles.saving} aria-hidden="true">
            {t("saving")}
          </span>
        ) : null}
      </div>
      <OrderLedger quote={quote} title={title} tried={triedVoucher(shown)} moves />
      {way.onward === null ? null : (
        <div className={styles.goOn}>
          <GoOn
            way={way}
            label={t(way.onward.step === "summary" ? "toSummary" : "toLogin")}
            look={buttonLook("primary", "large", true)}
            id="go-on"
          />
        </div>
      )}
      <Voucher
        key={code}
        code={code}
        isChecking={isSent(shown, "voucher")}
        error={refusals.removal}
        refused={refusals.voucher ?? null}
        isAnswered={announced !== null}
        onChange={onChange}
      />
      <p className="small quiet">{payment}</p>
    </section>
  );
};
