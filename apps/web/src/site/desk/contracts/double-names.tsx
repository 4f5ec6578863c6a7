// Domain names that several contracts have, from before one name was one contract: the oldest holds it, and what becomes of the others is up to a person. [DOM-01]
import { useQuery } from "@tanstack/react-query";
import { Button, Dialog, DialogTrigger, Heading, Link, Modal, ModalOverlay } from "react-aria-components";
import { Badge } from "@kontor/ui/badge";
import { Button as FormButton } from "@kontor/ui/button";
import { shownStanding } from "@kontor/domain/shop/contract";
import { dayText } from "../../../platform/texts/format.ts";
import { columnsOf, Entries } from "../record.tsx";
import { useDeskTexts } from "../texts.ts";
import { useKind } from "../use-kind.tsx";
import { doubleNamesQuery } from "./queries.ts";

export const DoubleNames = () => {
  const ofDesk = useDeskTexts();
  const { t, send, locale, href, day } = useKind("contracts");
  const { data: names = [] } = useQuery(doubleNamesQuery(send));
  if (names.length === 0) return null;
  return (
    <DialogTrigger>
      <Button className="k-button" data-kind="secondary" data-size="small">
        {t("names.open", { count: names.length })}
      </Button>
      <ModalOverlay className="k-dialog-behind" isDismissable>
        <Modal className="k-dialog">
          <Dialog>
            {({ close }) => (
              <>
                <Heading slot="title">{t("names.title")}</Heading>
                <p>{t("names.text")}</p>
                <Entries
                  caption={t("names.title")}
                  empty=""
                  columns={columnsOf(["name", "number", "customer", "holds", "standing", "start"], t, "names")}
                  rows={names.flatMap(({ name, contracts }) =>
                    contracts.map((contract, place) => ({
                      key: `${name} ${contract.id}`,
                      cells: {
                        name,
                        number: (
                          <Link href={href(`contracts/${contract.id}`)} onPress={close}>
                            {contract.number}
                          </Link>
                        ),
                        customer: contract.name ?? contract.customerNumber,
                        holds: place === 0 ? t("names.first") : <Badge kind="deal">{t("names.beside")}</Badge>,
                        standing: t(`standing.${shownStanding(contract)}`, {
                          day: dayText(locale, contract.begins ?? ""),
                        }),
                        start: day(contract.start),
                      },
                    })),
                  )}
                />
                <div className="k-dialog-actions">
                  <FormButton kind="secondary" onClick={close}>
                    {ofDesk("close")}
                  </FormButton>
                </div>
              </>
            )}
          </Dialog>
        </Modal>
      </ModalOverlay>
    </DialogTrigger>
  );
};
