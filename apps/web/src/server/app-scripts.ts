// How the app comes into a document. Pages that are read first fetch it when somebody touches them; until then everything on them works as HTML does. [LOC-16]
import { localeCookie } from "@kontor/domain/visitor/locale";
import type { Page } from "../page/model.ts";

/**
 * Runs in the browser as it stands here. Whoever has something in the cart, or sees business prices, gets the scripts when the browser is idle; everybody else
 * with the first touch of something that can be pressed, the first key, or the first sight of a part that lives by itself. The language that is gone to is
 * remembered even before that, and what scripts alone can answer, a picture or a plain button that was pressed, waits three seconds for them. Where the app
 * asks for something first, most people touch the page in the end: its scripts are fetched while it is read, and what it asks for with the touch. Scripts that
 * do not come are asked for again with the next touch.
 */
const waking =
  `(()=>{const me=document.currentScript,{app,asks}=me.dataset,needs=me.dataset.needs.split(" "),at=["pointerover","pointerdown","touchstart","keydown","focusin"];me.remove();
const wake=(event)=>{if(event&&event.type==="pointerover"&&!event.target.closest("a,button,summary,input,select,textarea,label"))return;
for(const name of at)document.removeEventListener(name,wake,true);seen.disconnect();fetched();if(asks)link({rel:"preload",as:"fetch",crossOrigin:"",href:asks});import(app).catch(wait)};
const link=(facts)=>document.head.append(Object.assign(document.createElement("link"),facts));
const fetched=()=>{for(const href of needs.splice(0))link({rel:"modulepreload",href})};
const idle=(then)=>(window.requestIdleCallback||setTimeout)(()=>then());
const seen=new IntersectionObserver((parts)=>{if(parts.some((part)=>part.isIntersecting))wake()});
const woken=(element)=>Object.keys(element).some((key)=>key.startsWith("__reactProps"));
const press=(element,tries)=>woken(element)?element.click():tries>0?setTimeout(()=>press(element,tries-1),50):element.href&&location.assign(element.href);
const wait=()=>{for(const name of at)document.addEventListener(name,wake,{capture:true,passive:true})};
wait();for(const part of document.querySelectorAll("[data-lives]"))seen.observe(part);
document.addEventListener("click",(event)=>{const pressed=event.target.closest("a[data-picture],button[type=button]");
if(pressed&&!woken(pressed)&&event.button===0&&!event.metaKey&&!event.ctrlKey&&!event.shiftKey&&!event.altKey){event.preventDefault();wake();press(pressed,60)}
const to=event.target.closest("a.s-language");
if(to&&!woken(to)&&location.hash&&!to.hash)to.hash=location.hash;
if(to)document.cookie="${localeCookie.name}="+to.lang+"; Max-Age=${localeCookie.days * 86_400}; Path=/; SameSite=Lax"+(location.protocol==="https:"?"; Secure":"")});
if(/(^|; )(cart-count=[1-9]|b2bVat=1)/.test(document.cookie))idle(wake);
else if(asks)addEventListener("load",()=>idle(fetched))})()`.replaceAll("\n", "");

/** What the build says of the app: what its scripts need first, and the scripts themselves. */
export interface App {
  readonly preloads: readonly string[];
  readonly scripts: readonly { readonly attributes: Readonly<Record<string, string | true>>; readonly code: string }[];
}

/** How the app gets into a document: at the end of the head, at the end of the body, and which of its scripts stand in the document itself. */
export interface AppTexts {
  readonly head: string;
  readonly body: string;
  readonly inline: readonly string[];
}

const scriptText = ({ attributes, code }: App["scripts"][number]): string =>
  `<script${Object.entries(attributes)
    .map(([name, value]) => ` ${name}="${value === true ? "" : value}"`)
    .join("")}>${code}</script>`;

const atOnce = ({ preloads, scripts }: App): AppTexts => ({
  head: preloads.map((href) => `<link rel="modulepreload" href="${href}" fetchpriority="low"/>`).join(""),
  body: scripts.map(scriptText).join(""),
  inline: scripts.filter(({ attributes }) => attributes.src === undefined).map(({ code }) => code),
});

type Wakes = Pick<Page, "still" | "asks" | "preview" | "unaddressed">;

/** Instead of scripts that run by themselves the few lines that wait for a touch; in development, where the app is more than a file, they run. */
const whenTouched = (app: App): ((page: Wakes, screen: readonly string[]) => AppTexts) => {
  const [{ src } = {}, ...others] = app.scripts.map(({ attributes }) => attributes);
  if (src === undefined || others.length > 0) return () => atOnce(app);
  return ({ asks }, screen) => {
    const needs = [...app.preloads, ...screen].join(" ");
    const body = `<script data-app="${src}" data-needs="${needs}"${asks === undefined ? "" : ` data-asks="${asks}"`}>${waking}</script>`;
    return { head: "", body, inline: [waking] };
  };
};

/** By page: pages to read wake when they are touched; what stands at an address that the router in the browser does not know does not. [ADM-03] */
export const appScripts = (app: App): ((page: Wakes, screen: readonly string[]) => AppTexts) => {
  const [now, later, never] = [atOnce(app), whenTouched(app), { head: "", body: "", inline: [] }];
  return (page, screen) =>
    page.preview !== undefined || page.unaddressed === true ? never : page.still === true ? later(page, screen) : now;
};
