// Whether the shop's origin says that this browser is logged in; the token itself is out of reach of scripts. [SES-13]
export const isHintedLogin = (cookies = document.cookie): boolean =>
  cookies.split(";").some((pair) => pair.trim() === "signed-in=1");
