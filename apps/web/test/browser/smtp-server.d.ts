// The part of smtp-server that the tests use; the package has no types of its own.
declare module "smtp-server" {
  import type { Readable } from "node:stream";

  interface Session {
    readonly envelope: { readonly rcptTo: readonly { readonly address: string }[] };
  }

  export interface SMTPServerOptions {
    readonly authOptional?: boolean;
    readonly disabledCommands?: readonly string[];
    readonly onData?: (stream: Readable, session: Session, done: (error?: Error) => void) => void;
  }

  export class SMTPServer {
    constructor(options: SMTPServerOptions);
    listen(port: number, host: string, listening: () => void): void;
    close(closed: () => void): void;
  }
}
