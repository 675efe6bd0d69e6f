/** Under this name a company's application keeps what was typed; the home page's registration puts there what it knows. */
export const APPLICATION_DRAFT = "company-registration";
