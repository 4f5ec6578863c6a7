// Placeholder of the category screen.
export default function CategoryScreen() {
  return <h1>category</h1>;
}
