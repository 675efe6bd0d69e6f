/** What an account is told on the site of its conversations; data hold `name`, of the other side. Texts are the screens'. */
export const MESSAGE_NOTICES = ["message_received"] as const;
export type MessageNotice = (typeof MESSAGE_NOTICES)[number];
