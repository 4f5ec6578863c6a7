// The slip of a plan: sold out, or what its deal is; none where it is neither. [PRD-03] [CNT-05]

/** Each text is null where it does not hold. */
export const PlanSlip = ({ soldOut, deal }: { readonly soldOut: string | null; readonly deal: string | null }) => {
  const text = soldOut ?? deal;
  return text === null ? null : (
    <span className="k-slip" data-kind={soldOut === null ? "deal" : "stop"}>
      {text}
    </span>
  );
};
