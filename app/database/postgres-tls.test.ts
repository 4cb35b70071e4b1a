import { once } from "node:events";
import { type AddressInfo, createServer } from "node:net";
import { TLSSocket } from "node:tls";
import { expect, test } from "vitest";
import { DatabaseUnavailable, openDatabase } from "./database.server.ts";

test("a certificate file that is not there is named", async () => {
  const opened = openDatabase("postgres://site@localhost/site?sslmode=verify-full&sslrootcert=/nosuch.crt");
  await expect(opened).rejects.toThrow('sslrootcert "/nosuch.crt" cannot be read (ENOENT)');
});

test.each(["prefer", "require", "verify-full"])(
  "with sslmode=%s, a server of an unknown authority is refused in one sentence",
  async (mode) => {
    await using server = await serverOfUnknownAuthority();
    const warned: Error[] = [];
    const listen = (warning: Error) => void warned.push(warning);
    process.on("warning", listen);
    const opened = openDatabase(`postgres://site@localhost:${server.port}/site?sslmode=${mode}`);
    await expect(opened).rejects.toThrow("name the authority's file with sslrootcert=FILE");
    await expect(opened).rejects.toBeInstanceOf(DatabaseUnavailable);
    process.off("warning", listen);
    expect(warned).toEqual([]);
  },
);

/** Agrees to TLS as PostgreSQL does, with a certificate that it has signed itself. */
async function serverOfUnknownAuthority() {
  const server = createServer((socket) => {
    socket.on("error", () => {});
    socket.once("data", () => {
      socket.write("S");
      new TLSSocket(socket, { isServer: true, key, cert }).on("error", () => {});
    });
  });
  server.listen(0, "localhost");
  await once(server, "listening");
  return {
    port: (server.address() as AddressInfo).port,
    [Symbol.asyncDispose]: async () => void server.close(),
  };
}

// For this test only: a key for localhost, with a certificate until 2126.
const key = `-----BEGIN PRIVATE KEY-----
MIGHAgEAMBMGByqGSM49AgEGCCqGSM49AwEHBG0wawIBAQQgvIHAvUvFr5T3PSDk
DwgtxAYMjCGbY86Rq6TJMNA8fbahRANCAAQdMdxUhIDitlw8FfAoDJR3xIF/iaAN
FSBy1aUw0KYvKrAR6UtydqzA14iv2YN0gzBHQWX9BK1H8oy6AuT63HR2
-----END PRIVATE KEY-----`;
const cert = `-----BEGIN CERTIFICATE-----
MIIBfzCCASWgAwIBAgIUclXwOfJfjVaTCWp+R5VjjbD8RaIwCgYIKoZIzj0EAwIw
FDESMBAGA1UEAwwJbG9jYWxob3N0MCAXDTI2MTEyOTE3NDkyN1oYDzIxMjYxMTA1
MTc0OTI3WjAUMRIwEAYDVQQDDAlsb2NhbGhvc3QwWTATBgcqhkjOPQIBBggqhkjO
PQMBBwNCAAQdMdxUhIDitlw8FfAoDJR3xIF/iaANFSBy1aUw0KYvKrAR6UtydqzA
14iv2YN0gzBHQWX9BK1H8oy6AuT63HR2o1MwUTAdBgNVHQ4EFgQUKtBl5Hn3d6QS
l8D8F6T1Kt0cmiswHwYDVR0jBBgwFoAUKtBl5Hn3d6QSl8D8F6T1Kt0cmiswDwYD
VR0TAQH/BAUwAwEB/zAKBggqhkjOPQQDAgNIADBFAiEAzMktY61EIi1VjyRDG5p+
p5LVb83qcKdq/8ZVz/5v4QkCIHjh9LFCudyyswp74sC7U4EtU4SUfqev2v2a3nbV
DygP
-----END CERTIFICATE-----`;
