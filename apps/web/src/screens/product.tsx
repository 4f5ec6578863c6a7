// Placeholder of the product screen.
export default function ProductScreen() {
  return <h1>product</h1>;
}
