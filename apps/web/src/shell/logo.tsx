// The logo: the provider's mark, drawn in the colours around it, and the provider's name.
import mark from "../../../../content/brand/logo.svg?raw";

export const Logo = ({ name }: { readonly name: string }) => {
  const [first, ...rest] = name.split(" ");
  return (
    <>
      <span className="s-logo-mark" aria-hidden="true" dangerouslySetInnerHTML={{ __html: mark }} />
      <span className="s-logo-name">
        {first}
        {rest.length === 0 ? null : <span className="s-logo-rest"> {rest.join(" ")}</span>}
      </span>
    </>
  );
};
