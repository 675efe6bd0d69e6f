/** The schema of an existing tip's form. */
export const loadTipSchema = () => import("#domain/content/edit-tip.ts").then(({ tipFieldsSchema }) => tipFieldsSchema);

/** The schema of a new tip's form, which has an address to choose. */
export const loadNewTipSchema = () =>
  import("#domain/content/edit-tip.ts").then(({ newTipFieldsSchema }) => newTipFieldsSchema);
