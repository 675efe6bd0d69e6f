import { createContext, type ReactNode, useContext } from "react";
import type { ProductForm } from "#domain/catalogue/product-form.ts";
import type { ProductTerms } from "#domain/catalogue/product-terms.ts";
import type { ProductEditing } from "./use-product-editor.ts";

/** How buyers see things, drawn by the catalogue's own components; the route brings them. */
export interface BuyersView {
  /** The price at each quantity. */
  ladder: (terms: ProductTerms & Pick<ProductForm, "unit" | "orderMultiple">) => ReactNode;
  /** The product's page in a dialog. */
  preview: (preview: {
    content: ProductForm;
    sku: string;
    open: boolean;
    onOpenChange: (open: boolean) => void;
  }) => ReactNode;
}

export interface EditorContents extends ProductEditing {
  view: BuyersView;
}

export const EditorContext = createContext<EditorContents | null>(null);

/** The editor around a section. @throws outside of one */
export function useEditor(): EditorContents {
  const editor = useContext(EditorContext);
  if (!editor) throw new Error("no editor around this section");
  return editor;
}
