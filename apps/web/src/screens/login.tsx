// Placeholder of the login screen.
export default function LoginScreen() {
  return <h1>login</h1>;
}
