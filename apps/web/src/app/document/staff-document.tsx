// The document of a page of staff: their frame instead of the shop's, and no router, which knows none of these addresses. The app of the desk begins with what it brings along. [DSK-07]
import { inLocale } from "@kontor/domain/visitor/locale";
import type { ReactNode } from "react";
import { PageTexts } from "../../platform/texts/texts.tsx";
import AdminScreen from "../../site/admin/screen.tsx";
import { StaffFrame } from "../../site/desk/frame.tsx";
import { deskId, type DeskGiven, givenId } from "../../site/desk/given.ts";
import type { StaffFrameView } from "../../site/desk/views.ts";
import type { Page, Shell } from "../screens/pages.ts";
import { embedded } from "./embedded-data.ts";

export type StaffPage = Extract<Page, { readonly kind: "admin" }>;

export const isOfStaff = (page: Page): page is StaffPage => page.kind === "admin";

interface StaffParts {
  readonly page: StaffPage;
  readonly shell: Shell;
  readonly address: string;
}

const frameOf = ({ page: { data, paths }, shell, address }: StaffParts): StaffFrameView => ({
  menu: data.menu,
  provider: { name: shell.provider.name, mark: shell.provider.mark },
  home: data.menu === undefined ? shell.paths.home : (data.menu.sections[0]?.href ?? data.menu.own),
  here: address,
  otherLanguage: shell.otherLanguage === null ? null : (inLocale(paths, shell.otherLanguage) ?? address),
});

const textsOf = ({ page, shell }: StaffParts): DeskGiven["messages"] => ({ ...shell.messages, ...page.messages });

export const StaffDocument = (parts: StaffParts): ReactNode => {
  const { page } = parts;
  const framed = (
    <StaffFrame view={frameOf(parts)}>
      <AdminScreen page={page} />
    </StaffFrame>
  );
  return (
    <html lang={page.locale}>
      <head />
      <body>
        <PageTexts locale={page.locale} messages={textsOf(parts)}>
          {page.data.tool === "app" ? <div id={deskId}>{framed}</div> : framed}
        </PageTexts>
      </body>
    </html>
  );
};

/** What the app of the desk begins with, as a block of the document; null where the page needs no app. */
export const givenBlock = (parts: StaffParts): string | null => {
  const { locale, data } = parts.page;
  if (data.tool !== "app") return null;
  const { tool: _, menu: __, ...view } = data;
  const { shell, ...own } = textsOf(parts);
  const { admin: ___, ...messages } = own;
  const given: DeskGiven = { ...view, locale, frame: frameOf(parts), messages: { ...messages, shell: shell ?? {} } };
  return `<script type="application/json" id="${givenId}">${embedded(given)}</script>`;
};
