// A contract drawn as a ship: bare at the quay while it waits, under the crane while it is set up, under sail, with the flag of who leaves. It says nothing that the text does not.
import type { Mooring } from "@kontor/domain/shop/invoice";
import * as styles from "./overview.module.css";

const quay = <path d="M2 44h16v24H2z" fill="var(--front)" />;
const sails = <path d="M64 12c17 5 24 17 24 29H64zM57 16 36 41h21z" fill="var(--card)" />;
const furled = <path d="M46 20h30M50 20q5 4 10 0M62 20q5 4 10 0" />;

const rigs: { readonly [M in Mooring]: React.ReactNode } = {
  waiting: (
    <>
      {quay}
      {furled}
      <path d="M10 44v-5M8 39h4M10 41q8 9 24 6" />
    </>
  ),
  loading: (
    <>
      {quay}
      {furled}
      <path d="M8 44V10h32M8 20l10-10M34 10v14" />
      <path d="M28 24h12v10H28zM28 29h12" fill="var(--wood)" />
    </>
  ),
  sailing: (
    <>
      {sails}
      <path d="M60 4h13l-4 3 4 3H60z" fill="var(--flag-red)" />
    </>
  ),
  // The flag P of the signal code: all on board, we put to sea.
  leaving: (
    <>
      {sails}
      <path d="M60 1h15v11H60z" fill="var(--sea)" />
      <path d="M65 4.500h5v4h-5z" fill="var(--sea-ink)" />
    </>
  ),
};

export const Ship = ({ mooring }: { readonly mooring: Mooring }) => (
  <svg className={styles.ship} viewBox="0 0 120 72" aria-hidden="true" focusable="false">
    <g fill="none" stroke="currentColor" strokeWidth="2" strokeLinecap="round" strokeLinejoin="round">
      <path d="M60 46V2" />
      {rigs[mooring]}
      <path d="M82 46v-8h14v8" fill="var(--card)" />
      <path d="M28 46h78l-10 16H38z" fill="var(--wood)" />
      <path d="M33 53h68" />
      <path d="M22 66q6-5 12 0t12 0 12 0 12 0 12 0 12 0 12 0 12 0" stroke="var(--sea)" />
    </g>
  </svg>
);
