/** Plain share links; they load nothing from the networks. */
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

/** Percent-encoded, because mail programs would show a plus sign. */
function encode(values: Record<string, string>): string {
  return Object.entries(values)
    .map(([name, value]) => `${name}=${encodeURIComponent(value)}`)
    .join("&");
}
