/** The spec's marketing figures (§2, §9); they stand in demo data only (rulings). */
export const STATISTICS = {
  home: { verified_suppliers: "500+", products: "10,000+", target_countries: "50+", satisfaction: "95%" },
  partners: { partners: "50+", countries: "25+", certificates: "100+", satisfaction: "99%" },
} as const;
