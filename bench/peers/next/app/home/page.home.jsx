// The shop's home page, element by element as the bench read it, rendered per request; links are Next's.
import { readFileSync } from "node:fs";
import Link from "next/link";
import { createElement } from "react";

export const dynamic = "force-dynamic";

const children = process.env.HOME_TREE ? JSON.parse(readFileSync(process.env.HOME_TREE, "utf8")) : [];

const drawn = (node, key) => {
  if (typeof node === "string") return node;
  const [tag, attributes, inside] = node;
  const isLink = tag === "a" && typeof attributes.href === "string" && attributes.href.startsWith("/");
  return createElement(isLink ? Link : tag, { key, ...attributes }, ...inside.map(drawn));
};

export default function Home() {
  return children.map(drawn);
}
