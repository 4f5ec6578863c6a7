// Exports: a file for each list and format, of all or of a month or year, sent by the API as it is read to who has just proved who they are. [OUT-02] [DSK-09]
import { getRouteApi, useNavigate } from "@tanstack/react-router";
import { useState } from "react";
import { Dialog, Heading, Modal, ModalOverlay } from "react-aria-components";
import { resultOf } from "@kontor/adapters/client";
import { exportRight, reaches } from "@kontor/domain/site/admin";
import { datedLists, type ExportedList, exportedLists, exportFormats } from "@kontor/domain/site/outside";
import { monthText } from "../../../platform/texts/format.ts";
import { Proof } from "../proof.tsx";
import { columnsOf, Entries } from "../record.tsx";
import { useDeskTexts } from "../texts.ts";
import { Title } from "../title.tsx";
import { useDesk, useToday } from "../use-desk.ts";
import { periodsOn } from "./periods.ts";
import * as styles from "../desk.module.css";

const route = getRouteApi("/admin/exports");

export const Exports = () => {
  const t = useDeskTexts("desk-exports");
  const { locale, role } = useDesk().given;
  const navigate = useNavigate();
  const { follow, ...proving } = useFile();
  const periods = periodsOn(useToday()());
  const { only } = route.useSearch();
  const [chosen = "", period = null] = periods.find(([name]) => name === only) ?? [];
  const hrefOf = (list: ExportedList, format: string): string => {
    const days = period !== null && datedLists.has(list) ? { ...period } : {};
    return `/api/shop/admin/exports/${list}?${new URLSearchParams({ format, ...days }).toString()}`;
  };
  return (
    <div className={styles.page}>
      <header className={styles.head}>
        <Title>{t("title")}</Title>
        <label className={styles.period}>
          {t("period")}
          <select
            className="k-input"
            value={chosen}
            onChange={({ target }) =>
              void navigate({
                search: ((now: object) => ({ ...now, only: target.value || undefined })) as never,
                replace: true,
              })
            }
          >
            <option value="">{t("all")}</option>
            {periods.map(([name, { from }]) => (
              <option key={name} value={name}>
                {name.length === 4 ? name : monthText(locale, from)}
              </option>
            ))}
          </select>
        </label>
      </header>
      <Entries
        caption={t("title")}
        empty={t("none")}
        columns={columnsOf(["list", ...exportFormats], t, "column")}
        rows={exportedLists
          // Of what has no day a period has none.
          .filter((list) => reaches(exportRight(list), role) && (period === null || datedLists.has(list)))
          .map((list) => ({
            key: list,
            cells: {
              list: t(`list.${list}`),
              ...Object.fromEntries(
                exportFormats.map((format) => [
                  format,
                  <a
                    key={format}
                    href={hrefOf(list, format)}
                    onClick={(event) => {
                      event.preventDefault();
                      void follow(hrefOf(list, format));
                    }}
                    aria-label={t(`formatOf.${format}`, { list: t(`list.${list}`) })}
                  >
                    {t(`format.${format}`)}
                  </a>,
                ]),
              ),
            },
          }))}
      />
      <p className={styles.since}>{t("lead")}</p>
      <Proving {...proving} />
    </div>
  );
};

/** A file leaves for who has just proved who they are; who has not does so first, and the file follows. */
const useFile = () => {
  const { call, given } = useDesk();
  const [wanted, setWanted] = useState<string | null>(null);
  const follow = async (href: string): Promise<void> => {
    const factor = await resultOf(call("GET", "/shop/staff/factor"));
    const now = given.now + performance.now();
    const isFresh = !factor.ok || (factor.value.step === "none" && factor.value.freshUntil > now);
    if (isFresh) location.assign(href);
    else setWanted(href);
  };
  return { wanted, setWanted, follow };
};

const Proving = ({
  wanted,
  setWanted,
}: {
  readonly wanted: string | null;
  readonly setWanted: (href: string | null) => void;
}) => {
  const t = useDeskTexts("desk-exports");
  const close = (): void => setWanted(null);
  return (
    <ModalOverlay className="k-dialog-behind" isOpen={wanted !== null} onOpenChange={close}>
      <Modal className="k-dialog">
        <Dialog>
          <Heading slot="title">{t("prove")}</Heading>
          <Proof
            onProved={() => {
              if (wanted !== null) location.assign(wanted);
              close();
            }}
            onCancel={close}
          />
        </Dialog>
      </Modal>
    </ModalOverlay>
  );
};
