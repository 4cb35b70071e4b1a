import { createECDH, createHash, createPrivateKey, type KeyObject, sign } from "node:crypto";
import { keyedDigest } from "#app/links/signature.server.ts";

const curve = "prime256v1";
const hoursMs = 60 * 60_000;
/** Push services accept tokens of at most a day. */
const tokenMs = 12 * hoursMs;

export type PushKey = {
  /** The key that a browser subscribes with: an uncompressed point of the curve, in base64url. */
  publicKey: string;
  privateKey: KeyObject;
};

const known = new Map<string, PushKey>();

/**
 * The key pair that identifies us to push services (RFC 8292); derived from the site's secret, so that no table stores
 * it.
 */
export function pushKey(appSecret: string): PushKey {
  const digest = createHash("sha256").update(appSecret).digest("hex");
  const found = known.get(digest) ?? makeKey(appSecret);
  known.set(digest, found);
  return found;
}

/** The Authorization header for one push service. `contact`: where its operator can write. */
export function pushAuthorization(key: PushKey, endpoint: string, contact: string, now: Date): string {
  const part = (value: object) => Buffer.from(JSON.stringify(value)).toString("base64url");
  const claims = {
    aud: new URL(endpoint).origin,
    exp: Math.floor((now.getTime() + tokenMs) / 1000),
    sub: contact,
  };
  const signed = `${part({ typ: "JWT", alg: "ES256" })}.${part(claims)}`;
  const signature = sign("sha256", Buffer.from(signed), { key: key.privateKey, dsaEncoding: "ieee-p1363" });
  return `vapid t=${signed}.${signature.toString("base64url")}, k=${key.publicKey}`;
}

function makeKey(appSecret: string): PushKey {
  const pair = createECDH(curve);
  // One digest in four billion is no key of the curve.
  for (let attempt = 0; ; attempt += 1) {
    try {
      pair.setPrivateKey(keyedDigest(appSecret, "push", String(attempt)));
      break;
    } catch {}
  }
  const point = pair.getPublicKey();
  const coordinate = (from: number) => point.subarray(from, from + 32).toString("base64url");
  const jwk = {
    ...{ kty: "EC", crv: "P-256", x: coordinate(1), y: coordinate(33) },
    d: Buffer.concat([Buffer.alloc(32), pair.getPrivateKey()])
      .subarray(-32)
      .toString("base64url"),
  };
  return {
    publicKey: point.toString("base64url"),
    privateKey: createPrivateKey({ key: jwk, format: "jwk" }),
  };
}
