// What always holds of the side list of staff: all that a role reaches, once, and nothing else. [DSK-07]
import fc from "fast-check";
import { law, type Law } from "#kernel/law";
import { type Role, roles } from "#visitor/session";
import { adminRoutes } from "./pages.ts";
import { adminRights, reaches } from "./rights.ts";
import { sideList } from "./sections.ts";

const ofThePerson = /^(login|search|own|second-factor|proof)$/;
/** Pages of one entry have an id in their path; these are found where they are used. */
const ofOneUse = /^(test-form|preview)$/;

export const sectionLaws: readonly Law[] = [
  law("[DSK-07] a role's side list has each list and tool it reaches, once, nothing else, and says where one is", () =>
    fc.property(fc.constantFrom<Role>(...roles), fc.constantFrom(...adminRoutes), (role, { kind }) => {
      const entries = sideList(role, kind);
      const listed: readonly string[] = entries.flatMap(({ pages }) => pages);
      const reached = adminRoutes
        .filter((route) => !route.path.includes("{") && !ofThePerson.test(route.kind) && !ofOneUse.test(route.kind))
        .filter((route) => reaches(adminRights[route.kind], role))
        .map((route) => route.kind);
      const here = entries.filter(({ isHere }) => isHere).length;
      return (
        listed.length === reached.length &&
        reached.every((page) => listed.includes(page)) &&
        entries.every(({ pages }) => pages.length > 0) &&
        here === (reaches(adminRights[kind], role) && !ofThePerson.test(kind) ? 1 : here)
      );
    }),
  ),
];
