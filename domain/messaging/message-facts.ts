/** What a message is; files hang on `text` ones too, which then may be without words. */
export const MESSAGE_KINDS = ["text", "phrase", "voice", "context"] as const;
export type MessageKind = (typeof MESSAGE_KINDS)[number];

export const MESSAGE_FILE_KINDS = ["picture", "document", "voice"] as const;
export type MessageFileKind = (typeof MESSAGE_FILE_KINDS)[number];

/** What a conversation can start from and a message can be about. */
export const CONTEXT_KINDS = ["product", "supplier", "rfq", "quote", "order"] as const;
export type ContextKind = (typeof CONTEXT_KINDS)[number];

/** Who conversations: a buyer's account, a company. */
export const SIDES = ["buyer", "supplier"] as const;
export type Side = (typeof SIDES)[number];
