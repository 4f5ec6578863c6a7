// An authenticator of WebAuthn in software: makes a passkey of the P-256 curve and signs with it, as a browser hands its answers on.
import { createHash, generateKeyPairSync, randomBytes, sign } from "node:crypto";

interface Question {
  readonly challenge: string;
  readonly origin: string;
}

const sha256 = (bytes: string | Buffer): Buffer => createHash("sha256").update(bytes).digest();
const base64 = (bytes: Buffer): string => bytes.toString("base64url");
/** CBOR: a text shorter than 24 bytes, and bytes of any length that a passkey has. */
const text = (word: string): Buffer => Buffer.concat([Buffer.from([0x60 + word.length]), Buffer.from(word)]);
const bytesOf = (bytes: Buffer): Buffer =>
  Buffer.concat([Buffer.from([0x59, bytes.length >> 8, bytes.length & 255]), bytes]);

export const authenticator = () => {
  const { privateKey, publicKey } = generateKeyPairSync("ec", { namedCurve: "P-256" });
  const id = randomBytes(32);
  const used = { count: 0 };
  const { x = "", y = "" } = publicKey.export({ format: "jwk" });
  /** COSE: an ES256 key with its coordinates. */
  const key = Buffer.concat([
    Buffer.from("a5010203262001", "hex"),
    Buffer.from("215820", "hex"),
    Buffer.from(x, "base64url"),
    Buffer.from("225820", "hex"),
    Buffer.from(y, "base64url"),
  ]);
  const client = (type: "webauthn.create" | "webauthn.get", { challenge, origin }: Question): Buffer =>
    Buffer.from(JSON.stringify({ type, challenge, origin, crossOrigin: false }));
  const data = (origin: string, flags: number, more = Buffer.alloc(0)): Buffer => {
    const counter = Buffer.alloc(4);
    counter.writeUInt32BE(used.count);
    return Buffer.concat([sha256(new URL(origin).hostname), Buffer.from([flags]), counter, more]);
  };
  const answer = (response: object) => ({
    id: base64(id),
    rawId: base64(id),
    type: "public-key",
    clientExtensionResults: {},
    response,
  });
  return {
    created: (question: Question, verified = true) => {
      const attested = Buffer.concat([Buffer.alloc(16), Buffer.from([0, id.length]), id, key]);
      const authData = data(question.origin, verified ? 0x45 : 0x41, attested);
      const object = Buffer.concat([
        Buffer.from([0xa3]),
        text("fmt"),
        text("none"),
        text("attStmt"),
        Buffer.from([0xa0]),
        text("authData"),
        bytesOf(authData),
      ]);
      return answer({
        clientDataJSON: base64(client("webauthn.create", question)),
        attestationObject: base64(object),
        transports: ["usb"],
      });
    },
    /** With `verified` false its user only touched it. */
    signed: (question: Question, verified = true) => {
      used.count += 1;
      const flags = verified ? 0x05 : 0x01;
      const [clientData, authData] = [client("webauthn.get", question), data(question.origin, flags)];
      const signature = sign("sha256", Buffer.concat([authData, sha256(clientData)]), privateKey);
      return answer({
        clientDataJSON: base64(clientData),
        authenticatorData: base64(authData),
        signature: base64(signature),
      });
    },
  };
};
