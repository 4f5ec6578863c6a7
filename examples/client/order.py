# The same in Python, with its standard library alone: python3 order.py http://127.0.0.1:3000 erika@example.com PASSWORD
import json, sys, urllib.request, uuid
shop, email, password = sys.argv[1:]
headers = {"content-type": "application/json", "shop-locale": "en", "idempotency-key": str(uuid.uuid4())}
def fetch(url, method="GET", body=None):
    data = None if body is None else json.dumps(body).encode()
    with urllib.request.urlopen(urllib.request.Request(url, data, headers, method=method)) as answer:
        return json.load(answer)
addresses = {}
for name in ["openapi", "openapi-content"]:
    contract = fetch(f"{shop}/api/{name}.json")
    for path, calls in contract["paths"].items():
        for method in set(calls) - {"parameters", "servers", "x-site"}:
            addresses[calls[method]["operationId"]] = shop + contract["servers"][0]["url"] + path, method.upper()
def call(operation, body=None, cart=""):
    url, method = addresses[operation]
    return fetch(url.replace("{cartId}", cart), method, body)
headers["authorization"] = "Bearer " + call("register", dict(username=email, email=email, password=password))["jwt"]
name = dict(locale="en", kind="private", firstName="Erika", lastName="Mustermann", email=email, phone="+4930123456")
call("updateCustomer", name | dict(street="Hauptstraße 1", postCode="10115", city="Berlin", country="DE"))
cart = call("createCart", {})["result"]["id"]
version = call("addItem", dict(version=0, item=dict(kind="product", product="web-m")), cart)["result"]["version"]
quoted = dict(cartId=cart, cartVersion=version, quoteHash=call("readQuote", cart=cart)["result"]["hash"], locale="en")
agreements = dict(terms=True, cancellationPolicy=True, adult=True, earlyStart=False)
print(call("placeOrder", quoted | dict(agreements=agreements))["result"]["number"])
