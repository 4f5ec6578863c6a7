// The days of an order that a customer should know: price steps, last days to withdraw and to cancel, ends. [CON-01] [ACC-02]
import type { ReactNode } from "react";
import type { OrderDayView } from "./views.ts";
import * as styles from "./summary/summary.module.css";

interface Shown {
  readonly title: string;
  /** One calendar, or one for each start that may be chosen, of which the chosen one is seen. [LGL-04] */
  readonly calendars: readonly {
    readonly days: readonly OrderDayView[];
    readonly lead?: string;
    readonly className?: string;
  }[];
  readonly children: ReactNode;
}

export const OrderDays = ({ title, calendars, children }: Shown) =>
  calendars.every(({ days }) => days.length === 0) ? null : (
    <section className="sheet" aria-labelledby="days-title">
      <h2 id="days-title">{title}</h2>
      <div className={styles.calendars}>
        {calendars.map(({ days, lead, className = "" }) => (
          <div key={className} className={className}>
            {lead === undefined ? null : <p>{lead}</p>}
            <dl className={`s-quay ${styles.days}`}>
              {days.map(({ day, date, text, titles }) => (
                <div key={day + text + titles}>
                  <dt>
                    <time dateTime={day}>{date}</time>
                  </dt>
                  <dd>
                    {text}
                    <span className="small quiet">{titles}</span>
                  </dd>
                </div>
              ))}
            </dl>
          </div>
        ))}
      </div>
      <p className="small quiet">{children}</p>
    </section>
  );
