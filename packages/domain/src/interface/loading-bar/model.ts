// The bar at the top of the page while a page loads. [UIM-01]

/** What is shown of the bar at one moment. */
export interface LoadingBarView {
  readonly visible: boolean;
  /** 0 to 100. */
  readonly progress: number;
  /** Error colour and text; stays until the next start. */
  readonly error: boolean;
}
