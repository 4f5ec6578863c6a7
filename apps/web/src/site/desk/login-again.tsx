// The way to a login that has ended, and back to the screen on which that was noticed. [FRM-05]
import { useLocation } from "@tanstack/react-router";
import { staffLoginPath } from "../../visitor/second-factor/paths.ts";
import { useDeskTexts } from "./texts.ts";
import { useDesk } from "./use-desk.ts";

export const LoginAgain = () => {
  const t = useDeskTexts();
  const { locale } = useDesk().given;
  const here = useLocation({ select: ({ href }) => href });
  return <a href={staffLoginPath(locale, { return: here })}>{t("failed.login")}</a>;
};
