// As much of Temporal as the domain needs, from temporal-polyfill's functions: 7 kB instead of 17. Loaded only where the platform has none.
import { getISO } from "temporal-polyfill/fns/Calendar";
import { fromEpochMilliseconds, toZonedDateTimeISO } from "temporal-polyfill/fns/Instant";
import {
  addDays,
  addMonths,
  diffDays,
  fromString,
  toString,
  toZonedDateTime,
  type Record as PlainDateRecord,
} from "temporal-polyfill/fns/PlainDate";
import { toPlainDate } from "temporal-polyfill/fns/ZonedDateTime";
import type { PlainDateLike, TemporalLike } from "./model.ts";

const read = (iso: string): PlainDateRecord => fromString(iso, getISO);

const plainDate = (record: PlainDateRecord): PlainDateLike => ({
  add: ({ months = 0, days = 0 }) => plainDate(addDays(addMonths(record, months), days)),
  until: (later) => ({ days: diffDays(record, read(later.toString())) }),
  toZonedDateTime: (zone) => ({ epochMilliseconds: toZonedDateTime(record, zone).epochMilliseconds }),
  toString: () => toString(record),
});

export const smallTemporal: TemporalLike = {
  PlainDate: { from: (iso) => plainDate(read(iso)) },
  Instant: {
    fromEpochMilliseconds: (milliseconds) => ({
      toZonedDateTimeISO: (zone) => ({
        toPlainDate: () => plainDate(toPlainDate(toZonedDateTimeISO(fromEpochMilliseconds(milliseconds), zone))),
      }),
    }),
  },
};
