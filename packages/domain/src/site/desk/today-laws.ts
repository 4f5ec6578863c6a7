// What always holds of the first page of the desk: one list by day, each line for who may do something about it. [DSK-07]
import fc from "fast-check";
import { day } from "#kernel/calendar";
import { law, type Law } from "#kernel/law";
import { sideList } from "#site/admin";
import { type Role, roles, staffRoles } from "#visitor/session";
import { listCount } from "./model.ts";
import { inTodoOrder, type Todo, todoKinds, todoKindsOf, todoList, waitingIn } from "./today.ts";

const anyTodo: fc.Arbitrary<Todo> = fc.record({
  kind: fc.constantFrom(...todoKinds),
  day: fc.integer({ min: 10, max: 28 }).map((of) => day(`2026-11-${of}`)),
  id: fc.uuid(),
  name: fc.constantFrom("A", "B", "C"),
  customer: fc.constant(null),
  amount: fc.constant(null),
});

export const todayLaws: readonly Law[] = [
  law("[DSK-07] what is to do is one list by day, cut at its end, and each kind is counted whole", () =>
    fc.property(fc.array(anyTodo, { maxLength: 12 }), fc.nat(12), fc.nat(20), (all, most, more) => {
      const { todo, counts } = todoList(
        todoKinds.map((kind) => {
          const first = all.filter((each) => each.kind === kind);
          return [kind, { count: first.length + more, first }] as const;
        }),
        most,
      );
      return (
        todo.length === Math.min(most, all.length) &&
        all.every((each) => todo.includes(each) || todo.every((shown) => inTodoOrder(shown, each) <= 0)) &&
        todo.every((each, at) => at === 0 || (todo[at - 1]?.day ?? each.day) <= each.day) &&
        counts.reduce((sum, { count }) => sum + count.value, 0) === all.length + more * todoKinds.length
      );
    }),
  ),
  law("[DSK-07] whatever waits stands behind one word of the side list", () =>
    fc.property(
      fc.array(fc.record({ kind: fc.constantFrom(...todoKinds), of: fc.nat(900) }), { maxLength: 10 }),
      (all) => {
        const counts = all.map(({ kind, of }) => ({ kind, count: listCount(of) }));
        const words = sideList("admin", "home").map(({ section }) => waitingIn(section, counts).value);
        return words.reduce((sum, value) => sum + value, 0) === all.reduce((sum, { of }) => sum + of, 0);
      },
    ),
  ),
  law("[DSK-07] [SES-07] an administrator may do whatever is to do, entrances and customers nothing", () =>
    fc.property(fc.constantFrom<Role>(...roles), (role) => {
      const open = todoKindsOf(role);
      if (role === "admin") return open.length === todoKinds.length;
      return (staffRoles as readonly Role[]).includes(role) && role !== "ticketing"
        ? open.length > 0
        : open.length === 0;
    }),
  ),
];
