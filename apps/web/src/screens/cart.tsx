// Placeholder of the cart screen.
export default function CartScreen() {
  return <h1>cart</h1>;
}
