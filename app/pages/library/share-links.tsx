/** Plain links that hand a page on; nothing of the networks is loaded. */
export function ShareLinks({ title, address }: { title: string; address: string }) {
  const mail = `mailto:?${encode({ subject: title, body: address })}`;
  const chat = `https://wa.me/?${encode({ text: `${title} ${address}` })}`;
  const network = `https://www.linkedin.com/sharing/share-offsite/?${encode({ url: address })}`;
  return (
    <p className="share soft">
      Share by <a href={mail}>mail</a>, <a href={chat}>WhatsApp</a> or <a href={network}>LinkedIn</a>
    </p>
  );
}

/** Percent-encoded, as mail programs want it: a plus sign would stay one. */
function encode(values: Record<string, string>): string {
  return Object.entries(values)
    .map(([name, value]) => `${name}=${encodeURIComponent(value)}`)
    .join("&");
}
