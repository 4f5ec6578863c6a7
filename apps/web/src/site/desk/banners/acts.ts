// What is done with small banners: another schedule, and off or on again at once. Their words are the editors'. [ADM-04]
import { type Instant, readTypedDay, type TimeZone } from "@kontor/domain/kernel/calendar";
import { bannerPlaces, readBannerPages } from "@kontor/domain/site/admin";
import type { TFunction } from "i18next";
import type { Act } from "../act.tsx";
import type { Typed } from "../control.tsx";
import { actBy } from "../act-words.ts";
import { refusedField, type Send } from "../calls.ts";
import { kindKey } from "../queries.ts";
import { clockTime, momentAt } from "../shop-time.ts";
import { isPlace } from "./listed.ts";
import type { Banner } from "./listed.ts";

interface Acting {
  readonly send: Send;
  readonly t: TFunction;
  readonly zone: TimeZone;
}

export const stale = ["banners", "drafts", "faults", "journal"].map(kindKey);

type Schedule = Pick<Banner, "active" | "from" | "until" | "pages">;

export const schedule = (send: Send, { key }: Pick<Banner, "key">, { active, from, until, pages }: Schedule) =>
  send("PUT", "/shop/admin/small-banners/{key}", {
    path: { key },
    body: { active, from, until, pages: [...pages] },
  });

/** A day with a time, or from its beginning; null for nothing typed. */
const momentIn = (typed: Typed, edge: "from" | "until", { t, zone }: Acting): Instant | null => {
  const [written, time] = [typed(`${edge}Day`), typed(`${edge}Time`)];
  if (written === "" && time === "") return null;
  const day = readTypedDay(written);
  const moment = day === null ? null : momentAt(day, time === "" ? "00:00" : time.slice(0, 5), zone);
  if (moment === null) throw refusedField(`${edge}Day`, t("act.dayMissing"));
  return moment;
};

export const scheduleAct = (banner: Banner, acting: Acting): Act => {
  const { send, t, zone } = acting;
  const edges = (["from", "until"] as const).flatMap((edge) => {
    const moment = banner[edge];
    const [day = "", time = ""] = moment === null ? [] : clockTime(moment, zone).split("T");
    return [
      { name: `${edge}Day`, label: t(`act.${edge}Day`), kind: "date", value: day, isOptional: true },
      { name: `${edge}Time`, label: t(`act.${edge}Time`), kind: "time", value: time, isOptional: true },
    ] as const;
  });
  return actBy({ t, stale })("schedule", {
    fields: [
      {
        name: "active",
        label: t("act.active"),
        kind: "select",
        value: banner.active ? "1" : "0",
        options: ["1", "0"].map((value) => ({ value, label: t(value === "1" ? "act.on" : "act.off") })),
      },
      ...edges,
      {
        name: "places",
        label: t("act.places"),
        hint: t("act.placesHint"),
        kind: "checks",
        value: banner.pages.filter(isPlace).join(" "),
        options: bannerPlaces.map((value) => ({ value, label: t(`place.${value}`) })),
      },
      {
        name: "addresses",
        label: t("act.addresses"),
        hint: t("act.addressesHint"),
        kind: "lines",
        value: banner.pages.filter((page) => !isPlace(page)).join("\n"),
        isOptional: true,
      },
    ],
    run: async (typed) =>
      schedule(send, banner, {
        active: typed("active") === "1",
        from: momentIn(typed, "from", acting),
        until: momentIn(typed, "until", acting),
        pages: [
          ...bannerPlaces.filter((place) => typed(`places.${place}`) === "1"),
          ...readBannerPages(typed("addresses")),
        ],
      }),
  });
};
