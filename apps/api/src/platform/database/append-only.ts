// Tables that only grow: the database itself refuses to change or delete their rows, whichever program asks. [SES-07]

/** What closes such a table against changes, by engine. */
export const closing = (table: string) => ({
  sqlite: [
    `create trigger ${table}_not_changed before update on ${table} begin select raise(abort, '${table} only grows'); end`,
    `create trigger ${table}_not_deleted before delete on ${table} begin select raise(abort, '${table} only grows'); end`,
  ],
  postgres: [
    `create or replace function ${table}_only_grows() returns trigger language plpgsql as $$ begin raise exception '${table} only grows'; end $$`,
    `create trigger ${table}_not_changed before update or delete on ${table} for each row execute function ${table}_only_grows()`,
    `create trigger ${table}_not_truncated before truncate on ${table} for each statement execute function ${table}_only_grows()`,
  ],
});

/** The same where rows go with the row of another table that they belong to, once that is deleted; until then they stay. */
export const closingWith = (table: string, column: string, owner: string) => ({
  sqlite: [
    `create trigger ${table}_not_changed before update on ${table} begin select raise(abort, '${table} only grows'); end`,
    `create trigger ${table}_not_deleted before delete on ${table} when exists (select 1 from ${owner} where id = old.${column})
      begin select raise(abort, '${table} only grows'); end`,
  ],
  postgres: [
    `create or replace function ${table}_only_grows() returns trigger language plpgsql as $$ begin
      if tg_op = 'DELETE' then
        if not exists (select 1 from ${owner} where id = old.${column}) then return old; end if;
      end if;
      raise exception '${table} only grows'; end $$`,
    `create trigger ${table}_not_changed before update or delete on ${table} for each row execute function ${table}_only_grows()`,
    `create trigger ${table}_not_truncated before truncate on ${table} for each statement execute function ${table}_only_grows()`,
  ],
});

/** What opens it again, for an operator who puts a whole backup in its place. */
export const opening = (table: string) => ({
  sqlite: [`drop trigger ${table}_not_changed`, `drop trigger ${table}_not_deleted`],
  postgres: [`drop trigger ${table}_not_changed on ${table}`, `drop trigger ${table}_not_truncated on ${table}`],
});
