// The part of smtp-server that the tests use; the package has no types of its own.
declare module "smtp-server" {
  import type { Readable } from "node:stream";

  export interface SMTPServerOptions {
    readonly authOptional?: boolean;
    readonly disabledCommands?: readonly string[];
    readonly onData?: (stream: Readable, session: unknown, done: (error?: Error) => void) => void;
  }

  export class SMTPServer {
    constructor(options: SMTPServerOptions);
    listen(port: number, host: string, listening: () => void): void;
    close(closed: () => void): void;
  }
}
