/** What the address of the requirements page is called; every page of the site knows it. */
export const PRD_HEAD = {
  title: "Product requirements",
  summary:
    "A portfolio site for a trading house in the United Arab Emirates: it presents the company, its product categories, its partners and its logistics, and turns visitors into enquiries.",
} as const;
