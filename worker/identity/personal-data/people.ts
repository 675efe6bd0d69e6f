import { type SQL, sql } from "drizzle-orm";
import { contactMessages, leads, tipSubmissions } from "#drizzle/schema/content.ts";
import { accountEvents, emailProofs, recoveryCodes, secondFactors, sessions, users } from "#drizzle/schema/identity.ts";
import { conversationMembers, messageFiles, messages } from "#drizzle/schema/messaging.ts";
import { cartItems } from "#drizzle/schema/orders.ts";
import { idempotencyKeys, notices, outbox } from "#drizzle/schema/platform.ts";
import { reports } from "#drizzle/schema/reports.ts";
import { rfqs } from "#drizzle/schema/rfq.ts";
import { savedItems } from "#drizzle/schema/saved.ts";
import { all, type Person, personal } from "./personal-table.ts";
import { isOwnRfq, ownConversations, ownReferences } from "./reach.ts";

const SAID = { kept: "the other side's conversation (docs/decisions/0010-messages.md)" };

/**
 * Mails to the person's proven mailbox; and those to others that went out, where they name the person or the company written
 * for as one whole value: a name is a part of many words. What waits for others, or for an operator, is theirs.
 */
function isMailOf(person: Person): SQL {
  const { data, replyTo, status, recipient } = outbox;
  const names = (value: SQL) => sql`(${value} <> '' and exists
    (select 1 from json_each(${data}) named where named.value = ${value}))`;
  const isNamed = sql`(${replyTo} = ${person.mailbox} or ${names(sql`${person.mailbox}`)}
    or ${data} ->> '$.reference' in ${ownReferences(person)}
    or exists (select 1 from ${users} where ${users.id} = ${person.userId} and ${names(sql`${users.name}`)})
    or exists (select 1 from ${rfqs} where ${isOwnRfq(person)}
      and (${names(sql`${rfqs.companyName}`)} or ${names(sql`${rfqs.contactName}`)})))`;
  return sql`(${status} in ('waiting', 'sent', 'parked', 'discarded') and (${recipient} = ${person.mailbox}
    or (${status} = 'sent' and ${isNamed})))`;
}

/** The account itself, what it sent to the platform, and what it said. */
export const PEOPLE = [
  personal(outbox, "goes", isMailOf, {
    // No export: what was told stands in the notices, and some of these were written to others.
    ...all("secret", "id", "template", "recipient", "replyTo", "locale", "data", "status", "attempts"),
    ...all("secret", "nextAttemptAt", "leasedUntil", "sentAt", "lastError", "requeuedAt", "createdAt", "updatedAt"),
  }),
  personal(sessions, "goes", ({ userId }) => sql`${sessions.userId} = ${userId}`, {
    ...all("personal", "handle", "userId", "userAgent"),
    ...all("plain", "createdAt", "lastUsedAt", "expiresAt"),
    id: "secret",
  }),
  personal(emailProofs, "goes", ({ userId }) => sql`${emailProofs.userId} = ${userId}`, {
    ...all("personal", "userId", "email", "newEmail"),
    ...all("plain", "purpose", "wrongCodes", "expiresAt", "usedAt", "createdAt"),
    ...all("secret", "tokenHash", "codeHash"),
  }),
  personal(secondFactors, "goes", ({ userId }) => sql`${secondFactors.userId} = ${userId}`, {
    ...all("plain", "confirmedAt", "lastStep", "createdAt"),
    userId: "personal",
    secret: "secret",
  }),
  personal(recoveryCodes, "goes", ({ userId }) => sql`${recoveryCodes.userId} = ${userId}`, {
    userId: "personal",
    usedAt: "plain",
    codeHash: "secret",
  }),
  personal(notices, "goes", ({ userId }) => sql`${notices.userId} = ${userId}`, {
    ...all("personal", "userId", "data"),
    ...all("plain", "id", "kind", "template", "path", "readAt", "createdAt"),
  }),
  personal(idempotencyKeys, "goes", ({ userId }) => sql`${idempotencyKeys.actor} = ${userId}`, {
    ...all("secret", "actor", "procedure", "key", "requestHash", "response", "createdAt"),
  }),
  personal(accountEvents, "stays", ({ userId }) => sql`${accountEvents.userId} = ${userId}`, {
    ...all("plain", "id", "action", "actorId", "createdAt"),
    userId: { kept: "a number that names nobody once the account is gone" },
    details: { blank: {} },
  }),
  personal(cartItems, "follows", ({ userId }) => sql`${cartItems.userId} = ${userId}`, {
    ...all("personal", "userId", "productNumber", "quantity"),
    updatedAt: "plain",
  }),
  personal(savedItems, "follows", ({ userId }) => sql`${savedItems.userId} = ${userId}`, {
    ...all("personal", "userId", "kind", "subjectId"),
    savedAt: "plain",
  }),
  personal(
    leads,
    "stays",
    ({ userId, mailbox }) =>
      sql`(${leads.userId} = ${userId} or (${leads.email} = ${mailbox} and +${leads.userId} is null))`,
    {
      ...all({ blank: "" }, "companyName", "contactName", "email", "phone"),
      ...all("plain", "id", "kind", "country", "locale", "createdAt", "updatedAt"),
      details: { blank: {} },
      userId: { blank: null },
      status: { blank: "done" },
    },
  ),
  personal(contactMessages, "stays", ({ mailbox }) => sql`${contactMessages.email} = ${mailbox}`, {
    ...all({ blank: "" }, "name", "email", "phone", "subject", "message"),
    ...all("plain", "id", "locale", "createdAt", "updatedAt"),
    company: { blank: null },
    status: { blank: "done" },
  }),
  personal(tipSubmissions, "stays", ({ mailbox }) => sql`${tipSubmissions.email} = ${mailbox}`, {
    ...all({ blank: "" }, "authorName", "email"),
    ...all({ kept: "given to be published" }, "title", "content"),
    ...all("plain", "id", "category", "locale", "status", "createdAt", "updatedAt"),
  }),
  personal(
    reports,
    "stays",
    ({ userId, mailbox }) => sql`(${reports.reporterId} = ${userId} or ${reports.reporterEmail} = ${mailbox})`,
    {
      ...all({ blank: null }, "reporterId", "reporterEmail"),
      text: { kept: "the complaint is about somebody else, and has to be decided on" },
      ...all("plain", "id", "subjectKind", "subjectId", "reason", "locale", "status", "outcome", "version"),
      ...all("plain", "createdAt", "updatedAt", "settledAt"),
      ...all("secret", "note", "settledBy"),
    },
  ),
  personal(
    messages,
    "stays",
    (person) => {
      return sql`${messages.conversationId} in ${ownConversations(person)} and ${messages.senderId} = ${person.userId}`;
    },
    {
      ...all(SAID, "content", "phrase", "context", "senderId"),
      ...all("plain", "id", "conversationId", "seq", "side", "kind", "createdAt"),
      clientId: "secret",
    },
  ),
  personal(messageFiles, "stays", ({ userId }) => sql`${messageFiles.uploaderId} = ${userId}`, {
    ...all(SAID, "fileName", "uploaderId"),
    ...all("plain", "id", "conversationId", "messageId", "position", "kind", "mediaType", "bytes"),
    ...all("plain", "width", "height", "durationMs", "createdAt"),
    fileKey: "secret",
  }),
  personal(conversationMembers, "follows", ({ userId }) => sql`${conversationMembers.userId} = ${userId}`, {
    ...all("personal", "userId", "blockedAt"),
    ...all(
      "plain",
      "conversationId",
      "side",
      "deliveredSeq",
      "readSeq",
      "unread",
      "unreadSince",
      "digestedAt",
      "lastAt",
    ),
  }),
];

/** Last, since the others are reached from it. */
export const ACCOUNT = personal(users, "follows", ({ userId }) => sql`${users.id} = ${userId}`, {
  ...all("personal", "email", "name", "phone", "location", "avatarPath", "notices"),
  ...all(
    "plain",
    "id",
    "emailVerifiedAt",
    "userType",
    "grants",
    "locale",
    "suspendedAt",
    "deleteAfter",
    "createdAt",
    "updatedAt",
  ),
  passwordHash: "secret",
});
