// The content types of the shop as files of a Strapi 5 project: from the same source as the embedded store, so that both have the same fields. [API-02] [CMS-01]
import { components } from "./components.ts";
import type { Attribute, Attributes, ContentType } from "./model.ts";
import { contentTypes } from "./types.ts";

/** A file by its path below the project's `src`. */
export type ProjectFiles = Readonly<Record<string, string>>;

const json = (value: unknown): string => `${JSON.stringify(value, null, 2)}\n`;

const words = (name: string): string => {
  const text = name.replaceAll(/[-.]/g, " ");
  return text.charAt(0).toUpperCase() + text.slice(1);
};

/** Each language has its own value. Relations are localized by themselves. */
const perLocale = { pluginOptions: { i18n: { localized: true } } } as const;

/** The attribute of the target that points back, or the one that it points back to. */
const otherSide = (
  type: string,
  name: string,
  attribute: Extract<Attribute, { readonly kind: "relation" }>,
): object => {
  const target = `api::${attribute.target}.${attribute.target}`;
  if (attribute.via !== undefined) return { type: "relation", relation: "oneToMany", target, mappedBy: attribute.via };
  const inverse = Object.entries(contentTypes.find((each) => each.name === attribute.target)?.attributes ?? {}).find(
    ([, each]) => each.kind === "relation" && each.target === type && each.via === name,
  );
  if (inverse !== undefined) return { type: "relation", relation: "manyToOne", target, inversedBy: inverse[0] };
  return { type: "relation", relation: attribute.many ? "oneToMany" : "oneToOne", target };
};

const fieldOf = (owner: string, name: string, attribute: Attribute): object => {
  switch (attribute.kind) {
    case "relation":
      return otherSide(owner, name, attribute);
    case "media":
      return { type: "media", multiple: attribute.many, allowedTypes: ["images"] };
    case "component":
      return { type: "component", component: attribute.component, repeatable: attribute.many };
    case "zone":
      return { type: "dynamiczone", components: attribute.components };
    default: {
      const { kind, values, initial, required } = attribute;
      return {
        ...(values === undefined ? { type: kind } : { type: "enumeration", enum: values }),
        ...(initial === undefined ? {} : { default: initial }),
        ...(required === undefined ? {} : { required }),
      };
    }
  }
};

/** Strapi adds the other languages of an entry itself. */
const ownOf = (attributes: Attributes): readonly (readonly [string, Attribute])[] =>
  Object.entries(attributes).filter(([name]) => name !== "localizations");

const schemaOf = (type: ContentType): object => ({
  kind: type.single ? "singleType" : "collectionType",
  collectionName: type.path.replaceAll("-", "_"),
  info: {
    singularName: type.name,
    pluralName: type.single ? `${type.path}s` : type.path,
    displayName: words(type.name),
  },
  options: { draftAndPublish: type.drafts },
  ...(type.localized ? perLocale : {}),
  attributes: Object.fromEntries(
    ownOf(type.attributes).map(([name, attribute]) => [
      name,
      {
        ...fieldOf(type.name, name, attribute),
        ...(type.unique && name === type.lookup ? { unique: true } : {}),
        ...(type.localized && attribute.kind !== "relation" ? perLocale : {}),
      },
    ]),
  ),
});

const componentFile = ([name, attributes]: readonly [string, Attributes]): readonly [string, string] => [
  `components/${name.replace(".", "/")}.json`,
  json({
    collectionName: `components_${name.replaceAll(/[-.]/g, "_")}`,
    info: { displayName: words(name.slice(name.indexOf(".") + 1)) },
    options: {},
    attributes: Object.fromEntries(
      ownOf(attributes).map(([field, attribute]) => [field, fieldOf(name, field, attribute)]),
    ),
  }),
];

const core = (factory: string, name: string): string =>
  `"use strict";\n\nconst { factories } = require("@strapi/strapi");\n\nmodule.exports = factories.createCore${factory}("api::${name}.${name}");\n`;

const typeFiles = (type: ContentType): readonly (readonly [string, string])[] => {
  const { name } = type;
  return [
    [`api/${name}/content-types/${name}/schema.json`, json(schemaOf(type))],
    [`api/${name}/controllers/${name}.js`, core("Controller", name)],
    [`api/${name}/routes/${name}.js`, core("Router", name)],
    [`api/${name}/services/${name}.js`, core("Service", name)],
  ];
};

export const strapiTypeFiles: ProjectFiles = Object.fromEntries([
  ...contentTypes.flatMap(typeFiles),
  ...Object.entries(components).map(componentFile),
]);
