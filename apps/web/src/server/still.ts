// Pages that are read first: their scripts are fetched when somebody touches them, and until then everything on them works as HTML does. [LOC-16]
import { localeCookie } from "@kontor/domain/visitor/locale";

/**
 * Runs in the browser as it stands here. Whoever has something in the cart, or sees business prices, gets the scripts when the browser is idle; everybody else
 * with the first touch of something that can be pressed, or the first key. The language that is gone to is remembered even before that, and a picture that was
 * pressed waits three seconds for its lightbox.
 */
const waking =
  `(()=>{const me=document.currentScript,app=me.dataset.app,at=["pointerover","pointerdown","touchstart","keydown","focusin"];me.remove();
const wake=(event)=>{if(event&&event.type==="pointerover"&&!event.target.closest("a,button,summary,input,select,textarea,label"))return;
for(const name of at)document.removeEventListener(name,wake,true);import(app)};
const woken=(element)=>Object.keys(element).some((key)=>key.startsWith("__reactProps"));
const open=(link,tries)=>woken(link)?link.click():tries>0?setTimeout(()=>open(link,tries-1),50):location.assign(link.href);
for(const name of at)document.addEventListener(name,wake,{capture:true,passive:true});
document.addEventListener("click",(event)=>{const link=event.target.closest("a[data-picture]");
if(link&&!woken(link)&&event.button===0&&!event.metaKey&&!event.ctrlKey&&!event.shiftKey&&!event.altKey){event.preventDefault();wake();open(link,60)}
const to=event.target.closest("a.s-language");
if(to)document.cookie="${localeCookie.name}="+to.lang+"; Max-Age=${localeCookie.days * 86_400}; Path=/; SameSite=Lax"+(location.protocol==="https:"?"; Secure":"")});
if(/(^|; )(cart-count=[1-9]|b2bVat=1)/.test(document.cookie))(window.requestIdleCallback||setTimeout)(()=>wake())})()`.replaceAll("\n", "");

const entry = /<script type="module" async="" src="(\/assets\/[^"]+)"><\/script>/;
const preloads = /<link rel="modulepreload"[^>]*>/g;

/** The document without the app: a preview stands at an address that the router in the browser does not know. [ADM-03] */
export const asleep = (html: string): string => html.replaceAll(preloads, "").replace(entry, "");

/** The document without scripts that run by themselves: the app's address stands with the few lines that wait for a touch. In development it stays as it is. */
export const sleeping = (html: string): string => {
  const [whole, app] = entry.exec(html) ?? [];
  if (whole === undefined || app === undefined) return html;
  return html.replaceAll(preloads, "").replace(whole, () => `<script data-app="${app}">${waking}</script>`);
};
