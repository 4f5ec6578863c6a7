// The page around the form of a message: its title, what was refused as a whole, what it is for; its receipt once it has been received. [FRM-01] [FRM-04]
import { Notice } from "@kontor/ui/notice";
import type { ReactNode } from "react";
import { PageColumn } from "../../shell/page-column.tsx";
import { MessageReceived } from "./message-received.tsx";
import type { ApplicationView, MessageView } from "./message-views.ts";
import type { MessageHandle } from "./use-message.ts";
import * as styles from "./declaration.module.css";

export interface MessageFrameProps {
  readonly data: MessageView | ApplicationView;
  readonly handle: MessageHandle;
  readonly title: string;
  readonly lead: string;
  readonly side?: ReactNode;
  readonly children: ReactNode;
}

export const MessageFrame = ({ data, handle, title, lead, side, children }: MessageFrameProps) =>
  handle.received !== null ? (
    <MessageReceived data={data} received={handle.received} renew={data.received === null ? handle.renew : null} />
  ) : (
    <PageColumn className={styles.page} side={side}>
      <h1 tabIndex={-1}>{title}</h1>
      {handle.problem === null ? null : <Notice kind="stop" role="alert" title={handle.problem} />}
      <p className="k-lead">{lead}</p>
      {children}
    </PageColumn>
  );
