import { useRef } from "react";
import { Button } from "#app/ui/button.tsx";
import type { ComposeView } from "./compose-view.server.ts";

type Props = { lead: { id: string }; chats: NonNullable<ComposeView["chats"]> };

/** Opens WhatsApp with this text and logs it. */
export function ChatForm({ lead, chats }: Props) {
  const area = useRef<HTMLTextAreaElement>(null);
  return (
    <form
      method="post"
      action={`/leads/dashboard/${lead.id}/whatsapp`}
      target="_blank"
      // With "noreferrer" browsers send no origin, and the server refuses such a post.
      rel="noopener"
      className="calling"
      aria-label="WhatsApp"
    >
      <label>
        Template
        <select
          onChange={({ currentTarget: { value } }) => {
            const chosen = chats.find(({ id }) => id === value);
            if (area.current && chosen) area.current.value = chosen.text;
          }}
        >
          {chats.map(({ id, name, language }) => (
            <option key={id} value={id}>
              {name} ({language === "hi" ? "Hindi" : "English"})
            </option>
          ))}
        </select>
      </label>
      <label>
        Message
        <textarea
          name="text"
          ref={area}
          rows={3}
          maxLength={1000}
          required
          defaultValue={chats[0]?.text}
          data-key="w"
        />
      </label>
      <Button>Open WhatsApp</Button>
    </form>
  );
}
