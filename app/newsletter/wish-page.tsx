import { Kolam } from "#app/figures/kolam.tsx";
import { ownKolam } from "#app/figures/own-kolam.ts";
import { Button } from "#app/ui/button.tsx";
import type { MailWish } from "./subscription.server.ts";

type Words = { title: string; ask: string; button: string; done: string; next: string };

/** The copy of each link's page, before and after confirming. */
export const wishWords: Record<MailWish, Words> = {
  "newsletter-confirm": {
    title: "Confirm the newsletter",
    ask: "Press the button, and we send our newsletter to the address this link was sent to: new posts, at most one mail a week.",
    button: "Yes, send me the newsletter",
    done: "Thank you, you are on the list",
    next: "You will get our next post. Each mail has a link to unsubscribe.",
  },
  "newsletter-leave": {
    title: "Leave the newsletter",
    ask: "Press the button, and we stop sending you the newsletter and offers by e-mail.",
    button: "Leave the newsletter",
    done: "You have left the newsletter",
    next: "A mail that is on its way already may still arrive today. Enquiries and bookings are not affected.",
  },
  "reminders-stop": {
    title: "No more reminders",
    ask: "Press the button, and we stop sending reminders of bookings to your address. Your bookings stay as they are.",
    button: "Stop reminders",
    done: "We have stopped your reminders",
    next: "Your bookings stay as they are. We still confirm what you book or change.",
  },
};

type Props = { words: Words; state: "ask" | "done" | "expired" | "gone" | "unavailable"; brand: string };

/** Server only: a heading, a sentence and one button, complete without script. */
export function WishPage({ words, state, brand }: Props) {
  return (
    <section className="hero" data-variant="tool">
      <div className="wrap">
        <Kolam {...ownKolam("/newsletter", "company")} />
        <div className="say">
          <h1>
            {state === "done" ? words.done : state === "expired" ? "This link has expired" : words.title}
          </h1>
          {state === "ask" && (
            <>
              <p className="lede">{words.ask}</p>
              <form method="post">
                <p className="actions">
                  <Button>{words.button}</Button>
                </p>
              </form>
            </>
          )}
          {state === "done" && <p className="lede">{words.next}</p>}
          {state === "expired" && (
            <>
              <p className="lede">Nothing has changed. Subscribe again, and we send you a new link.</p>
              <p className="actions">
                <a className="button" href="/links#form">
                  Subscribe again
                </a>
              </p>
            </>
          )}
          {state === "gone" && (
            <p className="lede">{brand} holds no address for this link any more, so no such mail is sent.</p>
          )}
          {state === "unavailable" && (
            <p className="lede" role="alert">
              We cannot save this at the moment, and nothing has changed. Please try again in a minute.
            </p>
          )}
          <p className="soft">
            What we hold about you, and how to end it: <a href="/privacy-policy">privacy policy</a>.
          </p>
        </div>
      </div>
    </section>
  );
}
