// The days of an order that a customer should know: price steps, last days to withdraw and to cancel, ends. [CON-01] [ACC-02]
import type { ReactNode } from "react";
import type { OrderDayView } from "./views.ts";
import * as styles from "./summary/summary.module.css";

interface Shown {
  readonly title: string;
  readonly days: readonly OrderDayView[];
  readonly children: ReactNode;
}

export const OrderDays = ({ title, days, children }: Shown) =>
  days.length === 0 ? null : (
    <section className="sheet" aria-labelledby="days-title">
      <h2 id="days-title">{title}</h2>
      <dl className={styles.days}>
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
      <p className="small quiet">{children}</p>
    </section>
  );
