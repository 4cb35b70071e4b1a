import { readContent } from "#app/content/read/reader.ts";
import { queueIssue } from "#app/newsletter/send-issue.server.ts";
import { withDatabase } from "./with-database.ts";

/** Queues a post for all confirmed subscribers; the running site sends it. */
export function sendNewsletter(path: string): Promise<number> {
  const post = readContent(process.cwd(), new Date()).content?.posts.find((shown) => shown.path === path);
  if (!post) {
    console.error(`No post is shown at ${path}: the newsletter tells of a post, such as /blog/name.`);
    return Promise.resolve(1);
  }
  return withDatabase(async (db) => {
    const queued = await queueIssue(db, post, new Date());
    console.log(`“${post.title}” is queued for ${queued} subscriber${queued === 1 ? "" : "s"}.`);
    return 0;
  });
}
