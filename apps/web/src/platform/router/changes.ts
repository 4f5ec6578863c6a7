// How often what pages show of the visitor has changed in this tab: a page that is on its way, or was fetched ahead, is one of before the change. [CHK-07] [CRT-01]
const seen = { changes: 0 };

export const noteChange = (): void => {
  seen.changes += 1;
};

/** As a route depends on it; zero while nothing has changed, as on the server. */
export const changes = (): { readonly changes: number } => ({ ...seen });
