/** Products in a cart, and so in a checkout; apart from its schema, which screens don't load for it. */
export const MAX_CART_LINES = 50;
